import styles from './live-blog.module.css';

/** Says how many posts wait, and shows them. It lies over the page, so that it moves nothing. */
export function NewPostsButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.waiting} onClick={onClick}>
      {text}
    </button>
  );
}
