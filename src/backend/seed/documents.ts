/**
 * The demo newsroom's documents: the texts that a newspaper owes its readers. Firms, people and addresses are invented.
 */

/** A document page of the demo; `content` is body HTML within the rules of the article files, `updatedAgeHours` says how long ago it last changed. @spec §2.1 */
export type SeedDocument = {
  slug: string;
  sites: 'main' | 'regional' | 'both';
  title: string;
  lead: string;
  content: string;
  updatedAgeHours: number;
};

/** The documents under /dokumentum/; the main edition's imprint is a page of its own, so only the regional one is a document. @spec §2.2 */
export const SEED_DOCUMENTS = [
  {
    slug: 'impresszum',
    sites: 'regional',
    title: 'Impresszum',
    lead: 'Kik írják, kik adják ki és kik tartják fenn az Erdélyi Lapszélt, és hol érhetők el.',
    updatedAgeHours: 720,
    content: `
<p>Az Erdélyi Lapszél a Lapszél erdélyi kiadása: magyar nyelvű, független internetes napilap, amely Romániában, Kalotaváron készül. A két szerkesztőség írásokat vesz át egymástól, de a tartalmáért mindegyik maga felel. Átvett cikkeinknél mindig látszik, melyik kiadás közölte először.</p>
<h2>Kiadó</h2>
<p>Kiadó: Erdélyi Lapszél Egyesület, Kalotavár, Malom utca 12. Az egyesület tagjai magánszemélyek, párt és politikus nem lehet tagja. A kiadó képviselője és a kiadásért felelős személy: Péterfi Hunor, az egyesület elnöke.</p>
<p>A lap bevétele olvasói támogatásból, hirdetésből és pályázatokból származik. Az évi ezer eurónál nagyobb támogatókat név szerint közzétesszük, a támogatásért cserébe senki sem kap beleszólást abba, hogy miről és hogyan írunk. A fizetett tartalmat minden esetben megjelöljük.</p>
<h2>Szerkesztőség</h2>
<table><thead><tr><th>Név</th><th>Beosztás</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Csata Boróka</td><td>felelős szerkesztő</td><td>csata.boroka@erdely.lapszel.example</td></tr>
<tr><td>Máthé Kund</td><td>újságíró, közélet</td><td>mathe.kund@erdely.lapszel.example</td></tr>
<tr><td>Ferencz Emőke</td><td>újságíró, gazdaság</td><td>ferencz.emoke@erdely.lapszel.example</td></tr>
<tr><td>Bálint Szilamér</td><td>újságíró, kultúra és sport</td><td>balint.szilamer@erdely.lapszel.example</td></tr>
<tr><td>Gidófalvi Orsika</td><td>olvasószerkesztő, fordító</td><td>gidofalvi.orsika@erdely.lapszel.example</td></tr>
</tbody></table>
<p>A szerkesztőség címe: 400999 Kalotavár, Malom utca 12., első emelet. Közös postafiókunk: szerkesztoseg@erdely.lapszel.example. Bizalmas anyagot személyesen vagy postán, feladó nélkül is fogadunk; forrásainkat nem adjuk ki.</p>
<h2>Kiadó és munkatársak</h2>
<table><thead><tr><th>Név</th><th>Beosztás</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Péterfi Hunor</td><td>kiadóvezető</td><td>peterfi.hunor@erdely.lapszel.example</td></tr>
<tr><td>Vitályos Kinga</td><td>gazdasági ügyintéző</td><td>penzugy@erdely.lapszel.example</td></tr>
<tr><td>Oláh-Gál Áron</td><td>webmester</td><td>webmester@erdely.lapszel.example</td></tr>
<tr><td>Simó Anett</td><td>hirdetési vezető</td><td>hirdetes@erdely.lapszel.example</td></tr>
</tbody></table>
<h2>Helyreigazítás</h2>
<p>Ha tévedtünk, javítjuk. A tárgyi hibát a szövegben kijavítjuk, és a cikk végén megírjuk, mit és mikor változtattunk; elütést külön jelzés nélkül igazítunk. Helyreigazítást a felelős szerkesztőnél lehet kérni, a cikk címének és a kifogásolt mondatnak a megadásával. Három munkanapon belül válaszolunk, és ha a kérést nem teljesítjük, megindokoljuk.</p>
<h2>Felelősség és szerzői jog</h2>
<p>A véleménycikkek a szerzőjük álláspontját tükrözik. A külső oldalakra mutató hivatkozások tartalmáért nem felelünk, de jelzés esetén eltávolítjuk azt, amelyik jogsértő oldalra vezet. Cikkeink részleteit forrásmegjelöléssel, hivatkozással szabad idézni; a teljes átvételhez írásos hozzájárulás kell. A részletes szabályokat a szerzői jogi oldalunk tartalmazza.</p>
<p>A tárhelyet és az üzemeltetést a Lapszél Kiadó végzi, Budapest, Csepp utca 4. Műszaki hibát a webmesternek lehet jelenteni.</p>
`,
  },
  {
    slug: 'adatvedelem',
    sites: 'both',
    title: 'Adatvédelmi tájékoztató',
    lead: 'Milyen adatot kezelünk, miért, meddig, és hogyan kérheti, hogy ne tegyük.',
    updatedAgeHours: 400,
    content: `
<p>Ez a tájékoztató arról szól, mi történik az adataival, ha olvas bennünket, hírlevelet kér, támogat vagy ír nekünk. Az adatkezelő a főkiadásnál a Lapszél Kiadó, az erdélyi kiadásnál az Erdélyi Lapszél Egyesület. Az Európai Unió általános adatvédelmi rendelete (GDPR) szerint járunk el.</p>
<h2>Ha csak olvas</h2>
<p>Cikkeink bejelentkezés nélkül olvashatók, és ehhez nem kérünk adatot. A kiszolgálónk naplózza a kérés időpontját, a megnyitott címet, a böngésző típusát és az IP-címet. Erre a hibák és a támadások felderítéséhez van szükség; jogalapja a jogos érdekünk. A naplót harminc nap után töröljük.</p>
<p>A böngészőjében néhány beállítást tárolunk: a világos vagy sötét megjelenést, a sütikről hozott döntését, azt, hogy hol hagyta abba az utoljára hallgatott podcastadásokat, valamint azt, hogy bezárta-e a hírlevél ajánlóját. Kvíznél egy véletlen azonosító kerül a gépére, hogy a válaszát ne számoljuk kétszer; ezt egy évig őrizzük. A felkeresett témák listája a böngészőjében marad, és csak akkor adjuk át a hirdetési rendszernek, ha a hirdetési célú adatkezeléshez hozzájárult.</p>
<h2>Sütik és külső tartalom</h2>
<p>Az oldal működéséhez szükséges sütikhez nem kell engedély. Mérést, hirdetést és beágyazott külső tartalmat csak az Ön hozzájárulása után töltünk be, elkülönített keretben, hogy idegen kód ne férjen hozzá az olvasott oldalhoz. A hozzájárulást bármikor visszavonhatja az oldal alján lévő sütibeállításoknál; a visszautasítás miatt semmilyen cikkünktől nem esik el.</p>
<p>Három célról külön-külön dönthet:</p>
<ul>
<li>Statisztika: megmérjük, mely oldalainkat hányan olvassák. A mérőprogram az oldal címét, nevét és az előző oldal címét kapja meg, a keresett szavakat nem.</li>
<li>Hirdetés: a hirdetési rendszer betöltődhet, és emlékezhet arra, mit mutatott már.</li>
<li>Külső tartalom: a cikkekbe ágyazott videók, bejegyzések, térképek megjelennek, és a szolgáltatójuk tudomást szerez a látogatásáról.</li>
</ul>
<p>Amíg nem dönt, egyiket sem töltjük be, és azt sem vesszük hozzájárulásnak, ha bezárja a kérdést vagy tovább olvas. A döntését a „lapszel-hozzajarulas” nevű süti őrzi 180 napig ebben a böngészőben; utána újra megkérdezzük. Ha a statisztikát visszavonja, a mérés azonnal leáll.</p>
<h2>Ha megadja az adatait</h2>
<table><thead><tr><th>Mikor?</th><th>Mit?</th><th>Miért?</th><th>Meddig?</th></tr></thead><tbody>
<tr><td>Hírlevél</td><td>név, e-mail-cím, választott levelek</td><td>hogy elküldjük</td><td>leiratkozásig</td></tr>
<tr><td>Értesítés a böngészőben</td><td>a böngésző feliratkozási címe, a téma</td><td>hogy szóljunk a fontos hírekről</td><td>kikapcsolásig</td></tr>
<tr><td>Támogatás</td><td>név, e-mail-cím, összeg</td><td>teljesítés, könyvelés</td><td>a számviteli törvény szerint</td></tr>
<tr><td>Támogatói fiók</td><td>e-mail-cím, jelszó titkosított alakja</td><td>belépés</td><td>a fiók törléséig</td></tr>
<tr><td>Levél a szerkesztőségnek</td><td>amit megír</td><td>hogy válaszoljunk</td><td>két évig</td></tr>
</tbody></table>
<p>A bankkártya adatait nem látjuk, azokat a fizetési szolgáltató kezeli. Jelszavát senki nem kérdezheti meg, mi sem. A belépéshez egyszer használatos kódot is kérünk.</p>
<h2>Kivel osztjuk meg?</h2>
<p>Adatot nem adunk el. Hozzáférhetnek hozzá azok, akik a tárhelyet, a levélküldést és a fizetést végzik számunkra, kizárólag erre a célra, szerződés alapján. Hatóságnak csak jogszabály alapján adunk ki adatot. A forrásvédelemhez való jogunkról nem mondunk le.</p>
<h2>Az Ön jogai</h2>
<p>Kérheti, hogy megmutassuk, helyesbítsük, töröljük vagy más szolgáltatónak átadjuk az adatait, korlátozzuk a kezelésüket, és tiltakozhat ellene. Írjon az adatvedelem@lapszel.example címre; harminc napon belül, díj nélkül válaszolunk. Az újságírói célú adatkezelésre a törvény kivételt enged; ilyenkor a cikk közérdekű tartalmát és az Ön magánéletét mérlegeljük, és a döntésünket megindokoljuk.</p>
<p>Ha nem ért egyet velünk, panasszal fordulhat a lakóhelye szerinti nemzeti adatvédelmi hatósághoz, vagy bírósághoz. A tájékoztatót változáskor frissítjük, az előző változatot kérésre elküldjük.</p>
`,
  },
  {
    slug: 'felhasznalasi-feltetelek',
    sites: 'both',
    title: 'Felhasználási feltételek',
    lead: 'Az oldal használatának szabályai érthető nyelven: mit adunk, mit kérünk, és miért felelünk.',
    updatedAgeHours: 900,
    content: `
<p>Aki az oldalunkat használja, az alábbi feltételeket fogadja el. Igyekeztünk röviden és érthetően megírni őket; ha valami mégsem világos, kérdezzen.</p>
<h2>A szolgáltatás</h2>
<p>A cikkek olvasása ingyenes, és nincs bejelentkezéshez kötve. A támogatás önkéntes, nem vásárol vele hozzáférést; a támogatóknak járó apróságok, például a külön hírlevél vagy a rendezvénymeghívó, a támogatási oldalon olvashatók. A szolgáltatást folyamatosan fejlesztjük, ezért egyes részei megváltozhatnak vagy megszűnhetnek. Karbantartás vagy hiba miatt az oldal időnként elérhetetlen lehet; a tervezett leállást igyekszünk éjszakára tenni.</p>
<h2>Amit kérünk</h2>
<ul>
<li>Ne próbálja megkerülni a biztonsági korlátokat, és ne terhelje géppel az oldalt olyan mértékben, hogy az mások olvasását zavarja.</li>
<li>Ne adja ki magát munkatársunknak vagy más olvasónak.</li>
<li>Ne használja a nevünket, a lógónkat és a rajzainkat úgy, mintha Önnel együttműködnénk.</li>
<li>Cikkeinket tömegesen, gépi tanításhoz vagy adatbázis építéséhez csak írásos engedéllyel gyűjtse.</li>
</ul>
<p>Ha biztonsági hibát talál, köszönettel vesszük. Írja meg a biztonsag@lapszel.example címre, mielőtt nyilvánosságra hozza; aki jóhiszeműen jár el, és nem nyúl mások adataihoz, az ellen nem teszünk jogi lépést.</p>
<h2>Fiók és belépés</h2>
<p>A támogatói fiókhoz valódi e-mail-cím kell. A jelszó és az egyszer használatos kód az Öné, ne adja tovább. Ha úgy látja, hogy más is belépett a fiókjába, változtassa meg a jelszavát, és szóljon nekünk. A fiókot bármikor törölheti, vagy kérheti a törlését; ilyenkor az adatvédelmi tájékoztatóban megadottakon kívül semmit nem őrzünk meg.</p>
<h2>Támogatás és lemondás</h2>
<p>A rendszeres támogatás a következő fordulónap előtt bármikor lemondható a fiókban vagy levélben. A már levont összeget tizennégy napon belül, indoklás nélkül visszakérheti. Ha a fizetés sikertelen, legfeljebb háromszor próbáljuk újra, és erről értesítést küldünk.</p>
<h2>Hirdetés és fizetett tartalom</h2>
<p>A hirdetések és a fizetett írások külön jelölést kapnak. A hirdetett árukért és szolgáltatásokért a hirdető felel, a külső oldalakra a saját feltételeik érvényesek. Ha megtévesztő hirdetéssel találkozik nálunk, küldjön róla képernyőképet a hirdetési csoportnak.</p>
<h2>Felelősség</h2>
<p>Írásaink tájékoztató jellegűek. Az egészségügyi, jogi és pénzügyi cikkek nem pótolják a szakember tanácsát, az árfolyamok, a vízállások és a sporteredmények pedig késhetnek vagy hibásak lehetnek, ezért döntést ne alapozzon kizárólag rájuk. A szándékosan vagy súlyos gondatlansággal okozott kárért a törvény szerint felelünk, és ezt semmilyen kikötés nem zárja ki.</p>
<h2>Irányadó jog és változás</h2>
<p>A főkiadás használatára a magyar, az erdélyi kiadáséra a román jog vonatkozik; a fogyasztókat a lakóhelyük szerinti kötelező védelem ettől függetlenül megilleti. A feltételek módosítását legalább tizenöt nappal előbb ezen az oldalon közöljük, és röviden összefoglaljuk, mi változott.</p>
`,
  },
  {
    slug: 'moderalasi-elvek',
    sites: 'both',
    title: 'Moderálási elvek',
    lead: 'Mit hagyunk a hozzászólásokban és mit nem, ki dönt róla, és hogyan lehet fellebbezni.',
    updatedAgeHours: 1500,
    content: `
<p>Oldalunkon nincs hozzászólás a cikkek alatt. Olvasóinkkal a közösségi oldalainkon, az élő közvetítésekhez küldött üzenetekben, a kvízek szöveges válaszaiban és levélben beszélgetünk. Ezek az elvek mindezekre a helyekre vonatkoznak.</p>
<h2>Az alapelv</h2>
<p>A vita jó, a gyűlölet nem. Attól még, hogy valaki nem ért velünk egyet, nem töröljük, amit írt, akkor sem, ha éles, gúnyos vagy igazságtalan velünk szemben. A kritika címzettje lehet a szerkesztőség, a politikus, a cikk; nem lehet az, aki névtelenül bízott meg bennünket, és nem lehet az olvasó, aki mellette ül.</p>
<h2>Amit eltávolítunk</h2>
<ul>
<li>Fenyegetést, erőszakra vagy önkárosításra való felszólítást.</li>
<li>Embercsoport megalázását származás, vallás, nyelv, nem, szexuális irányultság, fogyatékosság vagy kor miatt.</li>
<li>Más ember személyes adatát: lakcímet, telefonszámot, egészségi állapotot, magánlevelet.</li>
<li>Bizonyíthatóan hamis tényállítást, ha az kárt okozhat, például árvíz vagy járvány idején.</li>
<li>Kéretlen hirdetést, csalást, gépi tömegüzenetet és jogsértő tartalomra mutató hivatkozást.</li>
<li>Áldozatok és hozzátartozóik gúnyolását.</li>
</ul>
<p>A trágár szó önmagában nem ok a törlésre. Ha valakit becsületében sért, akkor igen.</p>
<h2>Hogyan döntünk?</h2>
<p>Minden törlést ember végez; program csak a kéretlen hirdetést szűri előre. Egy moderátor dönt, vitás esetben kettő, és az ügyeletes szerkesztő mondja ki a végső szót. Ha tehetjük, a törlés helyett először figyelmeztetünk, és megírjuk, melyik mondattal van baj. Az ismétlődő sértés hét, majd harminc napos kizárással jár, a fenyegetés azonnali és végleges kizárással; ilyenkor a bizonyítékot megőrizzük, és szükség esetén a hatóságnak átadjuk.</p>
<p>Kampányidőszakban a pártok saját bejegyzéseit és szólamait nem töröljük, de ha fizetett csoport szervezetten árasztja el az oldalt, korlátozzuk a hozzászólást, és ezt nyilvánosan jelezzük.</p>
<h2>Élő közvetítések</h2>
<p>Az élő tudósításokhoz küldött üzenetekből válogatunk: azokat tesszük közzé, amelyek új információt, képet vagy jó kérdést tartalmaznak. Helyszíni beszámolót csak akkor közlünk, ha legalább egy másik forrásból ellenőriztük. A beküldő nevét csak kérésére írjuk ki. Személyes veszélyben ne nekünk írjon, hanem hívja a 112-t.</p>
<h2>Ha nem ért egyet</h2>
<p>Fellebbezni a moderalas@lapszel.example címen lehet, a törölt szöveg és az időpont megadásával. Egy másik munkatárs nézi meg, öt munkanapon belül válaszol, és ha tévedtünk, visszaállítjuk a hozzászólást. Évente közzétesszük, hány törlés és hány fellebbezés volt, és ezek közül mennyi esetben változtattunk.</p>
<h2>Krízisüzenetek</h2>
<p>Ha valaki arról ír, hogy kárt akar tenni magában, nem töröljük szó nélkül. Válaszolunk neki, megadjuk a segélyvonalak számát, és ha közvetlen veszélyt látunk, a 112-t is hívjuk.</p>
`,
  },
  {
    slug: 'modszertan',
    sites: 'both',
    title: 'A tényellenőrzés módszertana',
    lead: 'Hogyan választunk állítást, hogyan ellenőrizzük, mit jelentenek az ítéleteink, és mi történik, ha mi tévedünk.',
    updatedAgeHours: 600,
    content: `
<p>Az <a href="/rovat/ellenorzo">Ellenőrző</a> rovat közszereplők, intézmények és széles körben terjedő bejegyzések ellenőrizhető állításait vizsgálja. Ezen az oldalon azt írjuk le, hogyan dolgozunk, hogy bárki megismételhesse a munkánkat.</p>
<h2>Mit ellenőrzünk?</h2>
<p>Olyan állítást választunk, amely három feltételnek felel meg: ellenőrizhető (tényről szól, nem jóslatról vagy ízlésről), számít (sokan hallják vagy döntésre hat), és nem magától értetődő. Elírást, nyelvbotlást, egyértelmű tréfát nem ellenőrzünk. A politikai oldalakat évente összesítjük: nem számtani egyensúlyra törekszünk, hanem arra, hogy ugyanazzal a mércével mérjünk.</p>
<p>Olvasóink is küldhetnek állítást az ellenorzo@lapszel.example címre. Mindenre nem tudunk válaszolni, de a kapott kérések közül hetente legalább egyet feldolgozunk.</p>
<h2>A munka menete</h2>
<ol>
<li>Szó szerint rögzítjük az állítást, forrásával és szövegkörnyezetével együtt.</li>
<li>Megkérdezzük attól, aki mondta, hogy mire alapozza. Legalább két munkanapot kap rá; sürgős esetben ezt a cikkben jelezzük.</li>
<li>Az eredeti forrást keressük: jogszabályt, statisztikát, jegyzőkönyvet, tanulmányt. Másodlagos forrásra egyedül nem hivatkozunk.</li>
<li>Legalább egy olyan szakértőt megkérdezünk, akinek nincs érdekeltsége az ügyben; ha vitatott a kérdés, kettőt, eltérő álláspontról.</li>
<li>A kéziratot egy második szerkesztő ellenőrzi, aki az ítéletet előbb önállóan, a miénk ismerete nélkül hozza meg.</li>
<li>A cikkben minden állítás mellé hivatkozást teszünk, a számításainkat táblázatban is közzétesszük.</li>
</ol>
<h2>Az ítéletek</h2>
<table><thead><tr><th>Ítélet</th><th>Mit jelent?</th></tr></thead><tbody>
<tr><td>Igaz</td><td>A források egyértelműen alátámasztják, és a lényeg nem hiányzik belőle.</td></tr>
<tr><td>Nagyrészt igaz</td><td>A lényege helytálló, de pontosításra szorul.</td></tr>
<tr><td>Félrevezető</td><td>A részei igazak, együtt vagy a hiányzó összefüggés miatt mégis téves képet adnak.</td></tr>
<tr><td>Nagyrészt hamis</td><td>Van benne igaz elem, de a fő állítás nem áll meg.</td></tr>
<tr><td>Hamis</td><td>A források egyértelműen cáfolják.</td></tr>
<tr><td>Nem eldönthető</td><td>A hozzáférhető adatokból nem lehet felelősen ítélni.</td></tr>
</tbody></table>
<p>A „nem eldönthető” is eredmény: ilyenkor leírjuk, mi hiányzik, és kitől kellene megszerezni. Ha később előkerül, az ítéletet felülvizsgáljuk.</p>
<h2>Képek és videók</h2>
<p>Fényképnél megkeressük az első megjelenést, a helyszínt tájékozódási pontok és árnyékok alapján azonosítjuk, az időpontot az időjárási adatokkal vetjük össze. Géppel létrehozott képről csak akkor állítjuk, hogy az, ha a forrása ismert, vagy legalább két egymástól független jel mutat rá.</p>
<h2>Függetlenség és javítás</h2>
<p>A rovat munkatársai nem lehetnek pártok tagjai, és az érintett cégekben nem lehet érdekeltségük. A támogatóink nem szólnak bele a témaválasztásba. Ha tévedünk, a cikk elején, dátummal jelezzük, mi volt a hiba, az ítélet megváltozása esetén a címben is. Javítást bárki kérhet; három munkanapon belül válaszolunk, és a vitatott ügyekről nyilvános naplót vezetünk.</p>
`,
  },
  {
    slug: 'feliratkozas-hirlevelekre',
    sites: 'both',
    title: 'Feliratkozás hírleveleinkre',
    lead: 'Napi, heti és tematikus leveleink: mit tartalmaznak, mikor érkeznek, és hogyan lehet róluk lemondani.',
    updatedAgeHours: 200,
    content: `
<p>Hírleveleinket kézzel, a szerkesztőségben írjuk: nem a weboldal címeit küldjük el újra, hanem azt, amit a nap végén egy barátunknak is elmondanánk. Mindegyik ingyenes, egyszerre többet is kérhet, és az oldal alján lévő űrlapon elég egyszer megadnia az e-mail-címét. Az első levelünk megerősítést kér: más így nem tudja feliratkoztatni Önt.</p>
<h2>Naponta</h2>
<ul>
<li><strong>Reggeli lap.</strong> Munkanapokon fél hétkor. Öt hír, amelyet érdemes tudni, egy szám magyarázattal és egy jó mondat. Három perc alatt elolvasható.</li>
<li><strong>Erdélyi reggel.</strong> Munkanapokon hét órakor, bukaresti idő szerint. A romániai és erdélyi hírek, a lej árfolyama, és egy ajánló a helyi programokból.</li>
</ul>
<h2>Hetente</h2>
<ul>
<li><strong>Heti válogatás.</strong> Szombaton reggel. A hét legjobb riportjai és interjúi, a szerkesztő rövid bevezetőjével, hogy miért azok.</li>
<li><strong>Ellenőrző.</strong> Csütörtökönként. A hét ellenőrzött állításai, és az, hogy melyik hír terjedt a legjobban igazság nélkül.</li>
<li><strong>Szép kilátás.</strong> Péntek délután. Egy túra a hétvégére, nehézségi fokkal, térképpel és időjárási figyelmeztetéssel.</li>
<li><strong>English digest.</strong> A week in Hungary and Transylvania, in English, every Friday.</li>
</ul>
<h2>Alkalmanként</h2>
<ul>
<li><strong>Fontos.</strong> Évente legfeljebb tizenötször, ha valami azonnal figyelmet érdemel: választás estéje, árvíz, jelentős nyomozás vége.</li>
<li><strong>Támogatói levél.</strong> Havonta egyszer, a lap mögötti munkáról, bevételeinkről és kudarcainkról. Támogatóknak szól, de bárki elolvashatja.</li>
</ul>
<h2>Mit teszünk az adataival?</h2>
<p>Nevére azért van szükség, hogy ne „Kedves Olvasó” legyen; ha nem szívesen adja meg, hagyja üresen. E-mail-címét kizárólag a választott levelek küldéséhez használjuk, nem adjuk el, és nem kapcsoljuk össze azzal, hogy milyen cikkeket olvas. A levelek megnyitását csak összesítve mérjük, egyénileg nem. A részleteket az adatvédelmi tájékoztató írja le.</p>
<h2>Leiratkozás</h2>
<p>Minden levél alján van leiratkozási hivatkozás; a megnyíló oldalon egy gombnyomás elég, indoklás nem kell. Így minden hírlevelünkről leiratkozik. Ha a hivatkozás nem működik, írjon a hirlevel@lapszel.example címre, és mi vesszük ki a listáról, legkésőbb a következő munkanapon.</p>
<h2>Ha nem érkezik meg</h2>
<p>Nézze meg a kéretlen levelek és a reklámok mappáját, és vegye fel a címtárába a hirlevel@lapszel.example címet. Ha két egymást követő levelünk visszapattan, a küldést felfüggesztjük; ilyenkor bármikor újra feliratkozhat. Levelünk sima szövegként is olvasható, ha a levelezője nem tölti be a képeket.</p>
`,
  },
  {
    slug: 'mediaajanlat',
    sites: 'both',
    title: 'Médiaajánlat',
    lead: 'Hirdetési felületek, formátumok, árak és elvek a főkiadásban és az erdélyi kiadásban.',
    updatedAgeHours: 1100,
    content: `
<p>Olvasóink figyelmes, visszatérő emberek, akik hosszú szövegeket is végigolvasnak. Olyan hirdetőknek ajánljuk magunkat, akiknek nem a legtöbb, hanem a legjobb figyelem fontos. Az alábbi árak tájékoztató jellegűek, áfa nélkül értendők, és a pontos ajánlatot az igény alapján adjuk.</p>
<h2>Kiket ér el?</h2>
<p>A havi látogatók becsült száma a főkiadásnál 620 ezer, az erdélyi kiadásnál 140 ezer. Olvasóink fele 30 és 54 év közötti, kétharmaduk telefonon olvas. Egy cikk átlagos olvasási ideje két perc negyven másodperc, a hosszabb anyagoknál hét perc. Az adatok saját mérésből származnak, összesítve, egyéni követés nélkül; a módszert kérésre megmutatjuk.</p>
<h2>Felületek és árak</h2>
<table><thead><tr><th>Felület</th><th>Méret</th><th>Főkiadás, ezer megjelenés</th><th>Erdélyi kiadás, ezer megjelenés</th></tr></thead><tbody>
<tr><td>Fejléc</td><td>970×250</td><td>4900 Ft</td><td>42 lej</td></tr>
<tr><td>Oldalsáv</td><td>300×600</td><td>3800 Ft</td><td>34 lej</td></tr>
<tr><td>Cikk közben</td><td>640×360</td><td>4300 Ft</td><td>38 lej</td></tr>
<tr><td>Mobil, cikk közben</td><td>300×250</td><td>3600 Ft</td><td>32 lej</td></tr>
<tr><td>Hírlevél, egy hét</td><td>szöveg és kép</td><td>180 000 Ft</td><td>1600 lej</td></tr>
<tr><td>Fizetett cikk, jelölve</td><td>legfeljebb 8000 leütés</td><td>350 000 Ft</td><td>3200 lej</td></tr>
</tbody></table>
<p>Közérdekű szervezetek, színházak és könyvkiadók harminc százalék kedvezményt kapnak. A kampány legkisebb összege a főkiadásban 150 ezer forint, az erdélyiben 1200 lej.</p>
<h2>Elveink</h2>
<ul>
<li>A hirdetés mindig felismerhető: a fizetett cikk címkéje, kerete és betűtípusa eltér a szerkesztőségi anyagtól, és a nyitóoldalon is jelölve van.</li>
<li>Hirdető nem olvassa el előre a cikkeket, és nem kérheti azok elhalasztását.</li>
<li>Nem vállalunk hirdetést csodaszernek, tiltott szerencsejátéknak, fegyvernek, dohánytermékre vonatkozó reklámnak és pártnak, kampányban sem.</li>
<li>Egészségügyi válságról, öngyilkosságról szóló vagy felnőtteknek szánt írás mellé nem kerül hirdetés.</li>
<li>Hirdetést csak az olvasó hozzájárulása után töltünk be, és elkülönített keretben fut, hogy az oldalt ne lassítsa.</li>
</ul>
<h2>Leadás és visszaigazolás</h2>
<p>Kérjük a méretenként 150 kilobájtnál kisebb képet vagy elkülönített hirdetési keretet, a kattintási címet és a kívánt időszakot, legalább három munkanappal az indulás előtt. Hangos lejátszás és a cikket eltakaró ablak nem lehetséges. A kampány után öt munkanapon belül összesítést küldünk: megjelenés, láthatóság, kattintás.</p>
<h2>Kapcsolat</h2>
<p>Főkiadás: Ráday Kornél, hirdetes@lapszel.example. Erdélyi kiadás: Simó Anett, hirdetes@erdely.lapszel.example. Személyes találkozóra Budapesten és Kalotaváron is szívesen időpontot adunk.</p>
`,
  },
  {
    slug: 'szerzoi-jogok',
    sites: 'both',
    title: 'Szerzői jogok',
    lead: 'Mit szabad átvenni a lapból, hogyan kell hivatkozni rá, és kinek kell szólni, ha valaki a saját művét látja nálunk.',
    updatedAgeHours: 1300,
    content: `
<p>A Lapszél és az Erdélyi Lapszél cikkei, rajzai, grafikái és adatbázisai szerzői jogi védelem alatt állnak. Szeretjük, ha továbbadják őket, ezért leírjuk, mi szabad kérdezés nélkül, és mihez kell engedély.</p>
<h2>Kérdezés nélkül szabad</h2>
<ul>
<li>Cikk címét és hivatkozását bárhol közölni.</li>
<li>Idézni belőle, a forrás és a szerző megnevezésével, a cikkre mutató hivatkozással, legfeljebb három bekezdésnyi terjedelemben.</li>
<li>Iskolában, könyvtárban, tanfolyamon, nem üzleti célból kinyomtatni és kiosztani a teljes cikket, ha rajta van a szerző neve, a lap címe és a megjelenés napja.</li>
<li>Saját véleményét, kritikáját, paródiáját megírni róla.</li>
</ul>
<h2>Engedély kell hozzá</h2>
<p>A teljes cikk vagy a fenti mértéknél nagyobb rész közléséhez, fordításához, felolvasásához és bármilyen üzleti felhasználásához írásos hozzájárulás szükséges. A kérést a jogok@lapszel.example címre várjuk: melyik cikket, hol, milyen célból és mennyi ideig szeretné használni. Öt munkanapon belül válaszolunk. Helyi lapoknak, civil szervezeteknek rendszerint díj nélkül hozzájárulunk.</p>
<p>Cikkeinket és képeinket gépi tanuláshoz, adatkinyeréshez és szövegbányászathoz gyűjteni csak szerződéssel szabad. Ezt a jogfenntartást az oldalaink gépileg olvasható fejlécében és a robots.txt állományban is jelezzük. A keresők és az archívumok a szokásos módon olvashatják az oldalt.</p>
<h2>Rajzok és képek</h2>
<p>A cikkek rajzait a lap munkatársai készítik, a jelölésük „Rajz: Lapszél”. Külön, cikk nélkül csak engedéllyel használhatók. Ha egy kép más szerzőtől származik, a neve a képaláírásban szerepel, és a jogot tőle kell kérni. A címlap képernyőfelvételét tudósításhoz kérdezés nélkül közölheti.</p>
<h2>A lap programja</h2>
<p>Az oldalt működtető program nyílt forrású, a saját licence szerint szabadon használható és módosítható. A licenc a programra vonatkozik; a cikkekre, a lap nevére, lógójára és rajzaira nem.</p>
<h2>Ha az Ön művét látja nálunk</h2>
<p>Hibázhatunk: előfordulhat, hogy egy átvett kép vagy szöveg jogosultját rosszul tüntettük fel. Írja meg a jogok@lapszel.example címre, mi a mű, hol jelent meg először, és mit kér: a neve feltüntetését, díjat vagy eltávolítást. Egy munkanapon belül visszajelzünk, és a tisztázásig a vitatott anyagot levesszük, ha a kérés nem nyilvánvalóan alaptalan. Jóhiszemű bejelentőt nem kérünk jogi képviseletre.</p>
<h2>Olvasói anyagok</h2>
<p>Aki fotót, videót vagy kéziratot küld, annak szerzői joga megmarad. Beküldéssel ingyenes, egyszeri közlési jogot kapunk a két kiadásra és a közösségi oldalainkra, a neve feltüntetésével; más célra csak külön engedéllyel használjuk. Kérheti, hogy utólag vegyük le, ezt huszonnégy órán belül megtesszük.</p>
`,
  },
  {
    slug: 'akadalymentesseg',
    sites: 'both',
    title: 'Akadálymentességi nyilatkozat',
    lead: 'Meddig jutottunk, mi nem működik még mindenkinek, és hogyan szólhat, ha valamiben elakad.',
    updatedAgeHours: 300,
    content: `
<p>Azt szeretnénk, hogy a lapot mindenki el tudja olvasni: vakon vagy gyengénlátóként, egér nélkül, egy kézzel, rossz neten és régi telefonon is. Ez a nyilatkozat a főkiadásra és az erdélyi kiadásra vonatkozik.</p>
<h2>Megfelelés</h2>
<p>A mércénk a Web Content Accessibility Guidelines (WCAG) 2.2 AA szintje. Az oldal ennek részben felel meg: a lentebb felsorolt hibákról tudunk, és dolgozunk rajtuk. A megfelelést automata vizsgálattal és kézi próbával, képernyőolvasóval és billentyűzettel ellenőrizzük, nagyobb változtatás előtt mindig.</p>
<h2>Ami működik</h2>
<ul>
<li>Az oldal minden része elérhető billentyűzettel; a tabulátor az első lenyomásra a tartalomra ugró hivatkozást mutatja.</li>
<li>A cikkek, a lapozás, a keresés és az űrlapok JavaScript nélkül is használhatók.</li>
<li>A szöveg a böngészőben kétszeresére nagyítható, keskeny képernyőn sem kell oldalra görgetni.</li>
<li>Világos és sötét megjelenést adunk, mindkettőben legalább a WCAG szerinti kontraszttal.</li>
<li>Ha az eszköz a mozgás csökkentését kéri, az animációkat kikapcsoljuk.</li>
<li>A rajzoknál szöveges leírás van, a díszítő képeket a képernyőolvasó átugorja.</li>
<li>Élő tudósításnál az új bejegyzések nem tolják el az olvasott sort, és a számukat a képernyőolvasónak is jelezzük.</li>
<li>A kétnyelvű szövegrészeknél megjelöljük a nyelvet.</li>
</ul>
<h2>Amit tudunk, hogy nem jó</h2>
<ul>
<li>A külső szolgáltatók beágyazott tartalma, például videó vagy térkép, nem tőlünk függ; igyekszünk mellette szöveges összefoglalót adni.</li>
<li>A régi, több évvel ezelőtti írások egy részénél hiányzik a kép leírása, ezeket fokozatosan pótoljuk.</li>
<li>Hangos anyagokhoz még nincs mindenhol átirat; a podcastoknál a beszélgetés rövid összefoglalója olvasható.</li>
<li>Néhány bonyolult táblázat és grafikon képernyőolvasóval nehezen követhető; kérésre az adatokat táblázatban elküldjük.</li>
<li>Jelnyelvi tolmácsolás nincs.</li>
</ul>
<h2>Ha akadályba ütközik</h2>
<p>Írjon az akadalymentesseg@lapszel.example címre, vagy az erdélyi kiadásnál a webmester@erdely.lapszel.example címre. Kérjük, írja meg, melyik oldalon, milyen eszközzel és böngészővel, és mi történt. Két munkanapon belül válaszolunk, és ha a javítás hosszabb, addig is elküldjük a tartalmat olyan formában, amely Önnek megfelel: sima szövegként, nagy betűvel vagy felolvasva.</p>
<h2>Jogorvoslat</h2>
<p>Ha a válaszunkkal nem elégedett, kérheti a kiadó vezetőjének felülvizsgálatát, aki tizenöt napon belül dönt. Ezután a lakóhelye szerinti, akadálymentességért felelős hatósághoz fordulhat.</p>
<p>A nyilatkozatot legalább évente felülvizsgáljuk; a dátum az oldal alján látható. Köszönjük mindazoknak a látássérült olvasóinknak, akik az eddigi próbákban részt vettek: annak, ami ma működik, a nagyobbik fele az ő jelzéseikből született.</p>
`,
  },
  {
    slug: 'kapcsolat',
    sites: 'both',
    title: 'Kapcsolat',
    lead: 'Hír, hiba, hirdetés, támogatás: ide írjon, ha válaszra vár.',
    updatedAgeHours: 150,
    content: `
<p>Egy jól címzett levélre gyorsabban tudunk válaszolni. Alább megtalálja, kihez forduljon; ha bizonytalan, írjon a szerkesztőség közös címére, és mi továbbítjuk. Minden emberi levélre válaszolunk, de egy-egy nagyobb hírnapon ez eltarthat két-három napig.</p>
<h2>Szerkesztőség</h2>
<ul>
<li>Főkiadás: szerkesztoseg@lapszel.example</li>
<li>Erdélyi kiadás: szerkesztoseg@erdely.lapszel.example</li>
<li>Helyreigazítás és tárgyi hiba: a cikk szerzőjének, másolatban a szerkesztőségnek</li>
<li>Tényellenőrzésre javasolt állítás: ellenorzo@lapszel.example</li>
<li>English edition: english@lapszel.example</li>
</ul>
<p>Témát bárki javasolhat. Két-három mondat elég: mi történt, kivel, honnan tudja, kit kérdezhetünk meg róla. Ha dokumentuma van, ne csatolja az első levélhez, előbb egyezzünk meg a biztonságos átadásban.</p>
<h2>Bizalmas üzenet</h2>
<p>Ha munkahelyi gépről ír, gondolja meg: ott a levelét más is láthatja. Használjon saját eszközt, ne a munkahelyi hálózatot, és ne írja bele a nevét, ha nem akarja, hogy kiderüljön. Feladó nélküli küldeményt postán is fogadunk. Forrásaink kilétét megőrizzük, és hatóság előtt sem fedjük fel.</p>
<h2>Olvasói ügyek</h2>
<ul>
<li>Támogatás, fizetés, lemondás: tamogatas@lapszel.example</li>
<li>Hírlevél: hirlevel@lapszel.example</li>
<li>Adatvédelem és törlési kérés: adatvedelem@lapszel.example</li>
<li>Akadálymentesség: akadalymentesseg@lapszel.example</li>
<li>Szerzői jog: jogok@lapszel.example</li>
<li>Biztonsági hiba: biztonsag@lapszel.example</li>
</ul>
<p>Műszaki hibánál segít, ha megírja az oldal címét, az eszközét, a böngészőjét, és azt, hogy mit látott a hiba előtt. A képernyőkép sokat ér, de takarja ki rajta a személyes adatokat.</p>
<h2>Hirdetés és együttműködés</h2>
<p>A főkiadásban Ráday Kornél (hirdetes@lapszel.example), az erdélyi kiadásban Simó Anett (hirdetes@erdely.lapszel.example) válaszol. Sajtómeghívókat a szerkesztőség címére küldjenek, legalább két nappal előbb; a hirdetők meghívóit a szerkesztőség nem kezeli külön. Rendezvényen szívesen vállalunk előadást iskolákban és könyvtárakban.</p>
<h2>Cím</h2>
<table><thead><tr><th>Kiadás</th><th>Cím</th><th>Fogadóóra</th></tr></thead><tbody>
<tr><td>Főkiadás</td><td>1098 Budapest, Csepp utca 4.</td><td>kedd és csütörtök 10–12</td></tr>
<tr><td>Erdélyi kiadás</td><td>400999 Kalotavár, Malom utca 12.</td><td>szerda 14–16</td></tr>
</tbody></table>
<p>Személyes látogatáshoz kérjen időpontot, mert gyakran mindenki tudósítani van. Postai levélben feltüntetett titkos adatra nem válaszolunk e-mailben. Aki álláshirdetésre jelentkezik, csak azt küldje, amit a felhívás kér; az életkorát, fényképét, családi állapotát nem kérjük, és ha mégis elküldi, törölni fogjuk.</p>
`,
  },
  {
    slug: 'valasztas-2024-kerdesek',
    sites: 'both',
    title: 'Önkormányzati választás 2024: kérdések és válaszok',
    lead: 'Ki szavazhat, hány lapot kap, hogyan lesz a szavazatból polgármester és képviselő, és mi történik utána.',
    updatedAgeHours: 21_600,
    content: `
<p>A 2024. június 9-i önkormányzati választásról az olvasóink által leggyakrabban feltett kérdéseket gyűjtöttük össze. Ugyanezen a napon európai parlamenti képviselőket is választottunk; az arra vonatkozó tudnivalók <a href="/dokumentum/ep-2024-kerdesek">külön oldalon</a> vannak.</p>
<h2>A szavazás</h2>
<h3>Ki szavazhat?</h3>
<p>Minden nagykorú magyar állampolgár, akinek magyarországi lakóhelye van, és nem áll a választójogból kizáró ítélet hatálya alatt. Az önkormányzati választáson azok az európai uniós állampolgárok is szavazhatnak, akik Magyarországon laknak, továbbá a menekültként, bevándoroltként vagy letelepedettként elismertek. Aki külföldön él, és nincs magyarországi lakóhelye, az helyi választáson nem szavaz.</p>
<h3>Mikor és hol lehet szavazni?</h3>
<p>Reggel hattól este hétig, a lakóhely szerint kijelölt szavazókörben. A pontos helyet az értesítő tartalmazza, de az értesítő nélkül is lehet szavazni. Aki este hétkor már a sorban áll, az leadhatja a szavazatát.</p>
<h3>Mit vigyek magammal?</h3>
<p>Érvényes személyazonosításra alkalmas okmányt és a lakcímet igazoló kártyát. Ha az okmány lejárt, a szavazatszámláló bizottság nem adhat szavazólapot.</p>
<h3>Hány szavazólapot kapok?</h3>
<p>Ez a lakóhelytől függ. Tízezer vagy annál kevesebb lakosú településen a polgármesterre, a képviselőkre és a megyei közgyűlés listájára szavaznak. Nagyobb városban a képviselőket egyéni választókerületben választják. A megyei jogú városok lakói a megyei listára nem szavaznak. Budapesten a kerületi lapok mellé a főpolgármesteri és a fővárosi közgyűlési listás lap kerül. Aki nemzetiségi választóként szerepel a névjegyzékben, az ezekhez nemzetiségi szavazólapot is kap.</p>
<h3>Mi számít érvényes szavazatnak?</h3>
<p>A név melletti körbe tollal írt két, egymást metsző vonal. A pipa nem érvényes. A kis települések képviselői lapján legfeljebb annyi név jelölhető meg, ahány hely betölthető: kevesebb lehet, több nem.</p>
<h3>Mit tehet, aki nem tud elmenni a szavazókörbe?</h3>
<p>Mozgóurnát kérhet, ha egészségi állapota, fogyatékossága vagy ápolási kötelezettsége miatt nem tud személyesen megjelenni. A kérést előre a helyi választási irodának, a szavazás napján legkésőbb délig a szavazatszámláló bizottságnak lehet eljuttatni. A mozgóurnát két tag viszi ki.</p>
<h2>Az eredmény</h2>
<h3>Ki lesz a polgármester?</h3>
<p>Az, aki a legtöbb szavazatot kapta. Egyetlen forduló van, és nem kell megszerezni a szavazatok felét. Szavazategyenlőségnél időközi választást tartanak.</p>
<h3>Hogyan lesz valakiből képviselő?</h3>
<p>Legfeljebb tízezer lakosig úgynevezett egyéni listáról: a legtöbb szavazatot kapott jelöltek jutnak be, annyian, ahány hely van. Nagyobb településen az egyéni kerületek győztesein kívül kompenzációs listáról is kerülnek be, a vesztes jelöltek szavazatai alapján.</p>
<h3>Mire jó a megyei lista?</h3>
<p>A megyei közgyűlés tagjait listán választják. Bejutáshoz egy szervezetnek öt, két szervezet közös listájának tíz, háromnak vagy többnek tizenöt százalék kell. A megye területfejlesztési, tervezési feladatokat lát el.</p>
<h3>Mikor lépnek hivatalba a megválasztottak?</h3>
<p>A 2024-ben megválasztott testületek és polgármesterek megbízatása október 1-jén kezdődött, addig a korábbiak maradtak hivatalban. A megbízatás öt évre szól.</p>
<p>Az oldal tájékoztató, a törvény szövegét nem helyettesíti. Ha hibát talál benne, írjon a szerkesztőségnek a <a href="/dokumentum/kapcsolat">kapcsolat</a> oldalon megadott címre.</p>
`,
  },
  {
    slug: 'ep-2024-kerdesek',
    sites: 'both',
    title: 'Európai parlamenti választás 2024: kérdések és válaszok',
    lead: 'Hány képviselőt választunk, hogyan osztják el a helyeket, ki szavazhat külföldről, és mit csinál egy frakció.',
    updatedAgeHours: 21_580,
    content: `
<p>Tíz kérdés és tíz válasz a 2024. június 9-i európai parlamenti választásról. Az önkormányzati választás szabályait <a href="/dokumentum/valasztas-2024-kerdesek">külön oldalon</a> foglaltuk össze.</p>
<h2>A szavazás</h2>
<h3>Hány képviselőt választunk?</h3>
<p>Magyarország huszonegyet a hétszázhúszból. A képviselők öt évre kapnak megbízatást. A választást az Unió huszonhét tagállamában négy nap alatt, 2024. június 6. és 9. között tartották; Magyarországon vasárnap.</p>
<h3>Kire lehet szavazni?</h3>
<p>Országos pártlistákra. Egyéni jelölt nincs, és a listán szereplők sorrendjén a választó nem változtathat. Az ország egyetlen választókerület, ezért mindenhol ugyanaz a szavazólap.</p>
<h3>Ki szavazhat?</h3>
<p>A nagykorú magyar választópolgárok, és azok a más tagállamból származó uniós polgárok, akik Magyarországon laknak, és kérték a felvételüket a névjegyzékbe. Minden uniós polgár csak egy tagállamban szavazhat.</p>
<h3>Szavazhatok-e külföldről?</h3>
<p>Igen. Akinek van magyarországi lakóhelye, de a szavazás napján külföldön tartózkodik, az előzetes jelentkezés után a külképviseleteken szavazhat. Akinek nincs magyarországi lakóhelye, és szerepel a központi névjegyzékben, levélben szavazhat. Aki egy másik tagállam listáira jelentkezett be, az magyar listára nem adhat le szavazatot.</p>
<h3>Ha máshol vagyok az országban?</h3>
<p>Átjelentkezéssel az ország bármely településén szavazhat az európai parlamenti listára, a települések kijelölt szavazókörében. Az önkormányzati választáson erre csak szűkebb körben van mód, ezért aki átjelentkezik, előtte nézze meg, melyik szavazatáról mondana le.</p>
<h2>A helyek elosztása</h2>
<h3>Mekkora a bejutási küszöb?</h3>
<p>Öt százalék. Az országgyűlési választástól eltérően a közös listáknál sem emelkedik.</p>
<h3>Hogyan számolják ki a mandátumokat?</h3>
<p>Az úgynevezett d’Hondt-módszerrel. Minden bejutott lista szavazatszámát elosztják eggyel, kettővel, hárommal és így tovább, majd a kapott számok közül a huszonegy legnagyobb kap egy-egy mandátumot. A módszer kissé a nagyobb listáknak kedvez.</p>
<h3>Mikor van eredmény?</h3>
<p>Eredményt egyetlen tagállam sem tehet közzé, amíg a szavazás mindenhol véget nem ér; 2024-ben ez vasárnap este tizenegy órát jelentett. A levélszavazatok és a külképviseleti szavazatok miatt a végleges eredményre napokat kell várni.</p>
<h2>Utána</h2>
<h3>Mi az az EP-frakció?</h3>
<p>Hasonló politikai irányú képviselők csoportja. Legalább huszonhárom tag kell hozzá, a tagállamok legalább negyedéből. A frakció kap felszólalási időt, bizottsági helyeket és szakértőket; a függetlenek hatása jóval kisebb.</p>
<h3>Mit dönt el az Európai Parlament?</h3>
<p>A Tanáccsal közösen fogadja el az uniós jogszabályok többségét és a költségvetést, megválasztja a Bizottság elnökét, és jóváhagyja a biztosok testületét. Jogszabályt önállóan nem kezdeményezhet, de felkérheti rá a Bizottságot.</p>
<p>Magyarázó írásaink, műsoraink: <a href="/melleklet/ep-2024">EP 2024</a>. Az oldal tájékoztató jellegű, a törvényt nem helyettesíti.</p>
`,
  },
] as const satisfies readonly SeedDocument[];
