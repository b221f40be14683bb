
/** What stands in a frame that has nothing to show. */
export function FrameNotice({ title, explanation }: { title: string; explanation: string }) {
  return (
    <main className="widget" aria-label={title}>
      <h1>{title}</h1>
      <p>{explanation}</p>
    </main>
  );
}
