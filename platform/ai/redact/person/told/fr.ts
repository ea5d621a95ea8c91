import { freeDays, plainWords, words } from './shared.ts'

const I_WAS =
  '(?:j etais|j ai ete|je suis|j ai servi|je servais|j ai passe [a-z0-9]+ (?:ans?|mois)|je suis allee?|je suis entree?|je suis partie?|je suis restee? [a-z0-9]+ ans?)'
const NUMBER =
  '(?:[2-7]\\d|1[6-9]|(?:vingt|trente|quarante|cinquante|soixante)(?: (?:et )?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze))?)'
const GROUP =
  '(?:de |du |d |des |a |au |aux |chez |dans |avec |pour )?(?:la |le |l |les |un |une |mon |ma )?(?:[a-z]+ )?'
const NO_CUSTOMER =
  '(?! (?:patients?|clients?|fournisseurs?|negociations?|reunions?|commandes?|comme (?:fournisseur|prestataire)))'

/** What people plainly tell of themselves in French. */
export const FRENCH: readonly string[] = [
  // Service
  `${I_WAS} ${plainWords(3)}(?:dans|a|au|en|chez) (?:la |le |l |les )?§a${NO_CUSTOMER}`,
  `(?:j ai|j avais|je) (?:fait|fais|effectue|accompli|termine|fini|quitte|rejoint|integre) (?:[a-z0-9]+ (?:ans?|mois) (?:a|dans|de) )?(?:mon |ma |le |la |l |un )?(?:[a-z]+ )?§a${NO_CUSTOMER}`,
  `(?:apres|avant|pendant|depuis) (?:mon |ma |l |le |la )§a(?= (?:,|je|j|mon|ma) )`,
  `mon service (?:dans|a|au|en|chez) (?:la |le |l |les )?§a`,
  `(?:mon|mes|ma) (?:temps|passage|annees|carriere) (?:a|dans) (?:l |la )?§a`,
  `(?:a|dans) l §a(?=(?: ,)? (?:j|je) )`,
  // Parties and unions
  `je (?:suis|etais) ${plainWords(2)}(?:membre|adherente?|militante?|affiliee?|encartee?|active?|engagee?|deleguee?|representante?|sympathisante?|benevole|benevole active?|elue?|§[ux]) ${GROUP}§[urow]${NO_CUSTOMER}`,
  `je (?:suis|etais) (?:aussi |toujours )?(?:a|au|chez|aux) (?:la |l |le )?§u${NO_CUSTOMER}`,
  `je (?:suis|etais|me suis) (?:[a-z]+ )?(?:§u|syndiquee?|encartee?)`,
  `(?:je |j ai |j )(?:vote|milite|votais|militais|adhere|adherais|cotise|rejoint|appartiens|m engage|me suis engagee?|soutiens) ${GROUP}§u`,
  `j ai (?:ma |la |une )?carte (?:au|a la|du|de la|des|chez les) (?:[a-z]+ )?§u`,
  // Man or woman
  `(?:comme|en tant que?|en tant qu|etant|en etant) (?:(?:une?|seule?|jeune|premiere?|la|le|noire?|§[nrdmo]) ){0,3}(?:femme|homme|fille|garcon|mere|pere|maman|papa)(?: (?:noire?|seule?|§[nrdo]))?(?! (?:de|d|a|au|en) (?:menage|chambre|service|tout|pair|charge|loi|lettres)| (?:de|d) )`,
  `je (?:vis|suis §m|suis mariee?|suis pacsee?|suis en couple|habite) avec (?:un|une) (?:autre )?(?:homme|femme|garcon|fille)(?= [.,]| et| $)`,
  // Religion
  ...freeDays({
    faith: `je (?:suis|observe|respecte|celebre|fete|fais|pratique) ${words(3)}§[rw]`,
    days: '(?:le |les |du )?(?:samedis?|vendredis?|dimanches?)(?: (?:soirs?|midi|apres midi))?',
    not: '(?:travaille|viens|peux|conduis|bosse|suis|fais|prends|pars|finis) (?:pas|jamais|plus|plus tot|tot|mon|conge)|pas [a-z]+|conge|libre|plus tot|repos',
  }),
  `j ai besoin ${plainWords(3)}pour (?:prier|la priere|§w)`,
  `je (?:prie|jeune)(?= (?:[.,]|[a-z0-9]+ fois|tous|toutes|pendant|chaque|le|et|avant) )(?: [a-z0-9]+ fois par jour)?`,
  `je (?:ne |n )?(?:bois|mange|touche|prends) (?:pas|jamais|plus|ni) ?(?:de |d |du |au )?(?:alcool|porc|viande|vin|boeuf|jambon)(?: ni (?:de |d )?(?:alcool|porc))?`,
  // Health
  `je (?:vais|suis|allais|continue) ${plainWords(2)}(?:en|chez|a|au) (?:la |l |le |un |une |mon |ma )?(?:§h|therapie|psychotherapie|psy|psychologue|psychiatre|therapeute|reeducation|groupe de parole)(?: (?:une|deux|trois|chaque|toutes|tous) (?:fois|semaines?|mois|les [a-z]+)(?: par (?:semaine|mois))?)?${NO_CUSTOMER}`,
  `je suis (?:une|ma) (?:[a-z]+ )?(?:§h|therapie|psychotherapie)`,
  `j ai (?:souvent |toujours |tres |parfois )?mal (?:au|aux|a la|a l) (?:dos|genoux?|hanches?|epaules?|tete|jambes?|cou|bras|pieds?|mains?)`,
  `j ai (?:presque |deja )?perdu (?:presque )?(?:l usage (?:de|d|du) )?(?:mon |ma |mes |un |une |l |la |le |d un )?(?:oeil|ouie|vue|jambe|bras|main|doigts?|audition|voix)`,
  `je prends ${words(3)}(?:pour|contre) (?:la |le |l |ma |mon |mes )?§[hd]`,
  `je (?:boite|begaie)(?: (?:un peu|legerement))?(?: depuis (?:un|une|mon|l) [a-z]+)?`,
  `on m a (?:diagnostique|trouve|detecte) (?:un |une |le |la |l |du |de la )?§[hd]`,
  `je (?:consulte|vois) (?:un|une|mon|ma) (?:psy|psychologue|psychiatre|therapeute)`,
  `je (?:suis|suis devenue?) ${plainWords(2)}§d (?:de|d|des) (?:une |l |la |les )?(?:deux )?(?:oreilles?|oeil|yeux|jambe|main)(?: (?:gauche|droite?))?`,
  `je (?:n )?(?:entends|vois) ${plainWords(3)}(?:de|d|qu avec|avec) (?:une? |l )?(?:seule? )?(?:oreille|oeil)(?: (?:gauche|droite?))?`,
  `(?:j ai ete|je me suis fait) operee? (?:de |du |d )?(?:la |l |le |un |une )?(?:[a-z]+|§[a-z])`,
  `je me suis (?:casse|blesse|fracture|dechire|luxe)e? (?:le|la|l|au|a la|une|un) [a-z]+`,
  // Age
  `j ai (?:bientot|presque|deja|tout juste|a peine|plus de) ${NUMBER} ans(?! d experience| de )`,
  `j (?:ai (?:passe|depasse)|approche (?:de|des)|entame|frole) (?:la |les )?(?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|${NUMBER} ans)(?! d experience)`,
  `(?:j ai eu|j aurai|je vais avoir|je viens d avoir|j ai fete mes|je fete mes|je viens de feter mes|j ai passe les|j approche des|j approche les) ${NUMBER}(?: ans)?(?! ans d experience| ans de| d experience| de metier| de carriere| clients| personnes)(?: (?:l annee derniere|l an dernier|cette annee|en [a-z]+))?`,
  `je (?:pars|partirai|vais partir|prends|serai) ${plainWords(2)}(?:a la |en |ma )retraite(?: (?:dans|en) [a-z0-9]+(?: ans?)?)?`,
  // Origin
  `j attends (?:un |une |mon |notre |des )?(?:[a-z]+ )?(?:enfant|bebe|jumeaux|heureux evenement)`,
  `j ai grandi ${plainWords(4)}(?:a|au|en|aux) (?:§c|[a-z]{4,}(?= [.,]))`,
  `(?:a la maison|chez nous|en famille)(?: ,)? (?:on parle|nous parlons|je parle) (?:le |l )?(?:§n|[a-z]+)`,
  `(?:on parle|nous parlons|je parle) (?:le |l )?(?:§n|[a-z]+) (?:a la maison|chez nous|en famille|avec mes parents)`,
  `mes (?:parents|grands parents) (?:sont|etaient) (?:§n|[a-z]{4,}s)(?= (?:[.,]|et|mais|donc|$))`,
  `je suis (?:arrivee?|venue?|partie?) ${plainWords(3)}(?:en|au|aux|a) §c(?: en \\d{4})?`,
  `(?:mes (?:parents|grands parents)|(?:mon|ma) (?:pere|mere|famille)) (?:viennent|vient|sont (?:venus|arrives|originaires|partis)|est (?:venue?|arrivee?|originaire)|ont (?:fui|quitte|emigre)) (?:de |du |des |d |le |la |l )?(?:la |l )?(?:§c|[a-z]+)`,
  `je suis (?:blanche?|noire?|§n) et (?:un homme|une femme|de sexe (?:masculin|feminin))`,
]
