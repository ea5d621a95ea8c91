const NUMBER =
  '(?:\\d{1,2}|(?:vingt|trente|quarante|cinquante|soixante)(?: (?:et )?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze))?|(?:dix (?:sept|huit|neuf))|seize)'
const FEW = '(?:\\d|un|une|deux|trois|quatre|cinq|six|des|plusieurs)'
const ADV =
  '(?:(?:aussi|originaire|en fait|moi meme|actuellement|maintenant|toujours|deja|une?|d origine|de|fier|fiere|tres|personne|pratiquante?|,|encore|plutot|moitie|a moitie|reconnue?|travailleur|travailleuse|femme|homme|partiellement|legerement) ){0,4}'
const TRAITS =
  '§[nrdmogf](?: (?:et |, |ou |mais )?(?:aussi )?(?:une? )?(?:§[nrdmogc]|pratiquante?|immigree?|refugiee?|d origine §[nc]|de naissance|de nationalite §n)){0,4}'
/** A time, with the words before it. */
const TIME =
  '(?:(?: (?:tous|toutes|chaque|les|le|la|l|en|depuis|pendant|durant|ma|un|une|deux|trois|six|\\d{1,2}|il y a)){0,4} (?:an|annee|ans|annees|derniere|dernier|mois|semaine|semaines|dimanche|dimanches|vendredi|vendredis|samedi|samedis|naissance|enfance|\\d{4}|printemps|ete|automne|hiver|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|regulierement)){0,2}'
const END = '(?= (?:[.,]|et|mais|donc|alors|car|parce|qui|que|je|j|on|nous|euh|$))'
const WORK = '(?! (?:patients?|patientes?|clients?|clientes?|residents?|eleves?|usagers?|cuisinier|professeur))'

/** What people say about themselves in French. */
export const FRENCH: readonly string[] = [
  `je (?:viens|suis originaire|suis venue?|suis arrivee?|sors|suis) (?:aussi |moi meme )?(?:a l origine )?(?:de |du |des |d )(?:la |l |les )?(?:(?:petite|ville|petit|village|pays|nord|sud|est|ouest|region) (?:de |d |du )?){0,3}(?:§c|[a-z]{4,}${END})`,
  `je suis nee? (?:et (?:j ai )?(?:ai )?grandi )?(?:a|en|au|aux|dans|le|pres de) (?:la |l |les |\\d{1,2} )?(?:§c|[a-z]{3,}|\\d{4})(?: (?:19|20)\\d\\d)?(?: et j(?:e| y)? ?(?:ai|y) grandi(?: la bas)?)?`,
  `j (?:ai|avais) (?:aussi )?grandi (?:a|en|au|aux|dans|pres de) (?:la |l |les |une? )?(?:§c|[a-z]{4,})`,
  `je (?:suis|suis venue?|suis arrivee?) (?:une? |comme |en tant que )?(?:refugiee?|immigree?|demandeu(?:r|se) d asile|migrante?)(?: (?:du|de|d|de la|des) §c)?`,
  `(?:je )?(?:suis arrivee?|suis venue?|ai quitte|ai fui|j ai quitte|j ai fui) (?:en |de |du |d |des |la |le |l |les )*§c(?: (?:pour|vers|en|et) (?:la |le |l )?§c)?(?: (?:en \\d{4}|a l age de ${NUMBER} ans|il y a \\w+ ans))?`,
  `(?:j ai|je possede|j avais) (?:la |un |une |des |le |l )?(?:double )?(?:nationalite|passeport|origines?|racines|accent|citoyennete)(?: §[nc])*`,
  `(?:je suis )?(?:d origine|de nationalite|d ascendance) §[nc]`,
  `(?:mes|ma|mon) (?:parents|famille|§g|racines|origines|grands parents) (?:viennent|vient|sont|est|venaient) (?:tous les deux )?(?:originaires? )?(?:de |du |des |d )?(?:la |l )?§[cnr]`,
  `ma langue (?:maternelle|natale) est (?:le |l )?(?:§[nc]|[a-z]+)`,
  `dans mon pays(?: d origine| natal)?(?: ,? ?(?:le |la |l )?§c)?`,
  `j ai ${NUMBER} ans(?! d )${TIME}`,
  `${NUMBER} ans(?! d )`,
  `(?:j avais|j aurai|je vais avoir|je viens d avoir|ayant) ${NUMBER} ans(?! d experience)`,
  `j ai (?:la |une )?(?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)(?: d annees)?`,
  `a (?:l age de )?${NUMBER} ans(?! d experience)`,
  `(?:a mon age|malgre mon age|vu mon age)`,
  // Religion
  `(?:je |j )?(?:vais|va|prie|chante|allais|frequente|suis active? (?:a|dans)|aide) (?:(?:aussi|souvent|tous|les|chaque|dimanches?|vendredis?|regulierement) ){0,3}(?:(?:a|dans|au|la|l|le|une|mon|ma|notre) ){0,3}(?:chorale de l )?§w${TIME}`,
  `(?:je )?(?:fais le|jeune pendant le|observe le|celebre le) (?:ramadan|careme|§w)`,
  `(?:je )?porte (?:le|un|mon|la|une) (?:voile|foulard|kippa|turban|croix|hijab)(?: au travail)?`,
  `(?:ma|mon) (?:religion|foi|§w|croyances?)(?: est (?:tres )?importante? pour moi)?`,
  // Health
  `(?:j ai|j avais|j utilise|je suis en|je porte|je suis atteinte? (?:de|d)|je souffre (?:de|d)|je vis avec|ai|suis en|suis atteinte? (?:de|d)|utilise|porte|souffre (?:de|d)) (?:(?:un|une|des|le|la|l|du|legere?|grave|severe) ){0,3}§h${WORK}${TIME}`,
  `je (?:me deplace|suis) en §h`,
  `j ai (?:la|une) (?:§h|reconnaissance (?:de )?travailleur §d)`,
  `mon (?:§h|etat de sante)`,
  `ma (?:§h|maladie|sante)`,
  // Family and leave
  `(?:j |je |nous )?(?:ai ete|etais|suis|ai pris|reviens|suis revenue?|rentre|sors|suis rentree?|ai eu|avais pris) (?:(?:en|de|d|un|une|mon|ma|du|deux|trois|six|an|ans|mois|juste|tout|apres) ){0,5}§l${TIME}`,
  `(?:apres|avant|pendant|depuis) (?:mon |un |le )?§l${TIME}`,
  `(?:j ai|nous avons|et ai|ai) (?:aussi )?${FEW} (?:(?:petits?|petites?|grands?|jeunes|beaux) ){0,2}§f(?: (?:et ${FEW} §f|a la maison|en bas age))?${END}`,
  `(?:je suis )?(?:(?:une?|la|le|jeune|heureuse?|fiere?) ){0,2}(?:§g|§m) (?:de|d) ${FEW} (?:(?:petits|grands|jeunes) )?(?:§f|filles|garcons)`,
  `(?:ma|mon|mes) (?:(?:futur|futurs|future|petit|petite|petits|deux|trois|defunte?) )?§f et moi (?:(?:avons|nous|sommes|on|a|s est) ){0,3}(?:adopte|§m|mariee?s|mariees|maries|eu|divorce|demenage|vivons|attendons)(?: (?:${FEW} §f|ensemble|ici|en \\d{4}))?`,
  `(?:ma|mon|mes) (?:(?:deux|trois|petit|petite|petits|jeune|jeunes) )?§f(?: (?:est|sont|etait) (?:aussi )?(?:§[nrcdmo]|maladet?|petits?|ne|nee))?`,
  `je (?:m occupe|me suis occupee?) de (?:ma|mon|mes) (?:§[gf]|parents)(?: malades?)?${TIME}`,
  `je me suis (?:§m|mariee?|divorcee?|pacsee?)(?: (?:en|l) [a-z0-9]+(?: derniere?)?)?`,
  // Several kinds
  `(?:(?:je )?(?:suis|etais|ai toujours ete) |(?:en tant que|comme|etant) (?!(?:une? )?§[gf]))${ADV}${TRAITS}${WORK}${TIME}`,
  `(?:mon|ma) (?:sexe|genre|nationalite|origine|couleur de peau|situation familiale|orientation sexuelle|grossesse|handicap)(?: est (?:§[a-z]|[a-z]+))?`,
]
