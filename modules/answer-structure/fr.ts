import type { Lexicon } from './lexicon.ts'
import { phrases, wordSet } from './phrases.ts'
import { UNREAL } from './unreal.ts'
import type { Word } from './words.ts'

const AUXILIARY =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient|aurais|aurait|suis|est|sommes|sont|etais|etait|etions|etaient|ayant|eu|fut|furent|ete)$/u
/** Kept with accents, because "refuse" is a present and "refusé" a participle. */
const PARTICIPLE_ACCENTED = /^\p{L}{2,}(?:é|ée|és|ées)$/u
const PARTICIPLE = wordSet(`
pris prise mis mise fait faite dit dite vu vue eu su pu du voulu recu recue lu connu venu venue revenu revenue tenu tenue obtenu prevenu prevenue
compris appris repris entrepris remis permis promis ecrit ecrite inscrit decrit ouvert ouverte offert decouvert couvert souffert perdu perdue
rendu rendue attendu entendu vendu repondu descendu defendu suspendu fondu fini finie choisi reussi rempli reuni fourni etabli averti refroidi
senti servi dormi sorti sortie parti partie menti suivi suivie conduit produit reduit traduit construit detruit instruit mort morte ne nee
vecu couru parcouru secouru cru disparu apparu bu convaincu resolu resolue assis assise interdit refait defait plaint craint peint eteint joint
rejoint atteint devenu devenue intervenu maintenu retenu contenu soutenu survenu convenu parvenu souvenu ecroule agi reagi grandi guéri guerri gueri ralenti garanti
installe demande appele propose laisse explique montre envoye verifie note trouve passe change porte parle pose ajoute prepare`)
const IMPERFECT = /^\p{L}{2,}(?:ais|ait|aient|ions|iez)$/u
const NOT_IMPERFECT = wordSet(
  'mais jamais fait lait trait parfait souhait francais anglais vrai vrais frais delais relais palais mauvais parfaits portrait extrait retrait attrait contrait satisfait stations relations fois solutions questions informations situations transmissions actions missions reunions emotions attentions conditions conversations formations decisions',
)
const SIMPLE_PAST = wordSet(
  'fut furent eut eurent fit firent dit prit prirent vint vinrent mit mirent alla allerent demanda repondit appela donna',
)

const isPast = (words: readonly Word[], at: number): boolean => {
  const { text, raw } = words[at]!
  if (SIMPLE_PAST(text) && text !== 'dit') return true
  if (IMPERFECT.test(text) && !NOT_IMPERFECT(text) && !/(?:ions|iez)$/u.test(text) && !/^.*rai(?:s|t|ent)$/u.test(text))
    return true
  const participle = PARTICIPLE(text) || PARTICIPLE_ACCENTED.test(raw.toLowerCase())
  if (!participle) return false
  return words.slice(Math.max(0, at - 4), at).some(word => AUXILIARY.test(word.text) && word.text !== 'as') || at === 0
}

const NO_ACTION = wordSet(`
pense cru su voulu eu ete pu du vu compris appris senti entendu trouve aime adore deteste espere imagine suppose doute connu vecu remarque constate
decouvert prefere oublie cru craint souhaite eu mal arrive ne nee grandi devenu devenue travaille fini
realise reflechi regrette attendu venue venu reste restee tombe`)
const PRESENT_STATE = wordSet(`
suis ai pense crois sais veux peux dois vois trouve comprends sens entends aime adore espere connais travaille reste essaie prefere dis fais considere
vais viens me m ne n suis habite parle pourrais voudrais aimerais serais ferais pouvais voulais devais savais pensais etais avais travaillais connaissais`)

/** "j' ai repris", "je lui ai demandé", "moi j' y ai dit". */
function ownAction(words: readonly Word[], text: string): boolean {
  if (/ si j(?:e)? /u.test(text)) return false
  const found = words.some((word, i) => {
    if (!/^(?:j|je|moi|chu|chus)$/u.test(word.text)) return false
    let at = i + 1
    while (
      at < words.length &&
      at <= i + 4 &&
      /^(?:j|je|ne|n|me|m|y|en|l|le|la|les|lui|leur|te|t|vous|se|s|moi)$/u.test(words[at]!.text)
    )
      at += 1
    const verb = words[at]?.text ?? ''
    if (/^(?:ai|suis|avais|etais|aie)$/u.test(verb)) {
      const rest = words.slice(at + 1, at + 6)
      const participle = rest.find(
        one =>
          !/^(?:donc|alors|tout|bien|aussi|ensuite|puis|euh|pas|ete|d|abord|directement|vite|meme|moi|vraiment|lui|j|ai|toujours|rien|jamais|simplement|juste|immediatement|personnellement|reellement|egalement)$/u.test(
            one.text,
          ),
      )
      if (!participle || NO_ACTION(participle.text)) return false
      return (
        PARTICIPLE(participle.text) ||
        PARTICIPLE_ACCENTED.test(participle.raw.toLowerCase()) ||
        /^(?:lui|leur|les|le|la)$/u.test(participle.text)
      )
    }
    return false
  })
  if (found) return true
  // Learners and dialects tell it in the present: "j'pogne un technicien", "je laisse porte ouverte".
  return (
    words.some((word, i) => {
      if (!/^(?:j|je)$/u.test(word.text)) return false
      let at = i + 1
      while (at < words.length && /^(?:y|en|l|le|la|les|lui|leur|me|m|te|t)$/u.test(words[at]!.text)) at += 1
      const verb = words[at]?.text ?? ''
      return (
        at > i + 1 &&
        /(?:e|s|ds|ts)$/u.test(verb) &&
        verb.length > 3 &&
        !PRESENT_STATE(verb) &&
        !/(?:rai|rais|ais)$/u.test(verb)
      )
    }) && / (?:alors|puis|donc|et|apres|ensuite) /u.test(text)
  )
}

export const french: Lexicon = {
  startsClause: wordSet(
    'depuis desormais maintenant et mais car parce puisque donc alors puis quand lorsque ou que qui comme si pendant afin pis sinon',
  ),
  subject: wordSet('je j il elle on nous ils elles vous c tu y'),
  isPast,
  ownAction,
  byMe: phrases(
    'fr',
    'par moi|par moi meme|par mes soins|grace a moi|a ma demande|avec mon aide|a mon initiative|de ma part|en les testant|en le testant|sur ma proposition',
  ),
  general: phrases(
    'fr',
    `
    toujours|en general|generalement|d habitude|habituellement|souvent|parfois|tous les jours|tout le temps|chaque jour|chaque fois|a tous les jours|normalement|la plupart|regulierement|quotidiennement
    il faut|faut pas|faut|il ne faut|on doit|il est important|est important|important c est|le plus important|est essentiel|est primordial|l essentiel|est la cle|est ma priorite|au centre|est au coeur|sont respect*|est respect*|est valoris*|est privilegi*|est accueilli*
    je suis une personne|je suis quelqu un|je suis tres|je suis calme|j suis une|chus faite|je me considere|je m efforce|je veille|je mets un point|j essaie|je dirais|je pense que|je crois que|je crois beaucoup|pour moi|a mon avis|selon moi|mon point fort|mon point faible|ma force|ma devise|j aime|j accorde|je m adapte|je prends toujours|je dis toujours|je reste
    dans ce metier|dans notre metier|c est un metier|c est le metier|c est la vie|ca arrive|chaque client|chaque personne|chaque probleme|chaque situation|chaque enfant|quand on|quand il y a|quand t|quand un|quand une|lorsqu un|lorsqu une|face a un|face a une|si le client|si un|si une|les gens|dans ces cas|dans de telles|dans ma carriere|avec les gens|ben normal|c est normal|comme personne|on apprend|tout le monde me|sont mises en place|est mise en place|doit etre|doivent etre`,
  ),
  unreal: UNREAL.fr,
  particular: phrases(
    'fr',
    `
    l an dernier|l annee derniere|le mois dernier|la semaine derniere|l hiver dernier|l ete dernier|le printemps dernier|l automne dernier|il y a _ ans|il y a _ mois|il y a un an|il y a _ semaines|en janvier|en fevrier|en mars|en avril|en mai|en juin|en juillet|en aout|en septembre|en octobre|en novembre|en decembre|au mois de|au printemps|a l ete|cet ete|cet hiver|en hiver|en ete|a l automne
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|un jour|un soir|un matin|une nuit|un apres midi|ce jour la|ce soir la|ce matin la|cette nuit la|la veille|le lendemain|le jour de|le jour ou|ce jour|hier|la rentree|noel|paques|tempete|un lundi|cette fois|une fois|au cours d un|lors d un|lors d une|pendant un|pendant une|a l epoque
    une dame|un monsieur|une cliente|un client|un patient|une patiente|un resident|une residente|par une residente|par un resident|madame _|monsieur _|une collegue|un collegue|une femme|un homme|un gars|un type|un retraite|une mere|un pere|un eleve|une eleve|un enfant|une famille|un chauffeur|un fournisseur|un stagiaire|un salarie|une vendeuse|un vendeur|c etait|il y avait|y avait|j avais un|j avais une|j ai eu un|j ai eu une|on a eu un|on a eu une|j avais en charge|quand j etais|quand je travaillais|quand je suis arrive*|je travaillais|ou je travaillais|dans mon ancien*|a mon ancien*|dans ma premiere|dans mon premier|dans compagnie|chez l|chez un|chez une`,
  ),
  reason: phrases(
    'fr',
    `
    parce que|parce qu|car|puisque|puisqu|comme il|comme elle|comme on|comme je|comme les|etant donne|vu que|vu qu|du fait|en raison|a cause|grace|afin de|afin que|afin d|pour que|pour qu|pour eviter|pour ne pas|pour pas|pour lui|pour voir|pour verifier|pour etre sur|pour savoir|de peur|de crainte|histoire de|c est pourquoi|c est pour ca|voila pourquoi|raison|sinon|autrement|plutot que|plutot qu|plutot|au lieu|a la place|ca ne sert a rien|ca sert a rien|inutile|le risque|risquait|risque de|trop cher|trop risque|trop long|trop tard
    aurait|auraient|aurais|j aurais|serait|seraient|ne pouvait pas|pouvait pas|pouvais pas|ne pouvais pas|je me suis dit|me suis dit|j ai pense|je pensais|je craignais|je savais|je voulais|je preferais|j ai prefere|j ai compris|compris que|j ai vu que|j ai vu qu|j ai senti|me doutais|je me doutais|je soupconnais|mon idee|l idee etait|mon raisonnement|ma crainte|il me semblait|me semblait|m a semble|me paraissait|m aurait paru|me genait|je jugeais|j estimais|j ai estime|je tenais a|ca voulait dire|ce qui voulait dire|ca m a mis|j en ai deduit|deduit|d apres|selon les|sur la base|compte tenu|pese le|mieux vaut|vaut mieux|valait mieux|etait mieux|ca va pas les|a ce rythme|on n en finit|n en finit|avait raison|y a une raison|y avait raison|il y a une raison|apres on ne sait|on n etait que|n etait que|seulement quand|que quand|aurait _|auraient _|serait _|aurais _|si j avais|si on avait|si je|si on|si elle|si il|s il|meme si|au cas ou|des fois que|du moment|tant que|a force|faute de|en vue de|dans le but|dans l idee|dans l espoir|l objectif etait|le but etait|mon but|mon objectif|pour garder|pour laisser|pour donner|pour montrer|pour gagner|pour proteger|pour comprendre|pour que personne|pour permettre|pour faire|pour limiter|pour rassurer|pour trouver|par prudence|par securite|par precaution|par respect|par peur|par experience|d experience|l experience|je sais que|je sais qu|je savais que|je savais qu|je voyais|j ai vu|j avais remarque|j avais vu|j ai remarque|j ai constate|j ai juge|j ai choisi|j ai decide|je refusais|je n ai pas voulu|je ne voulais|ne voulais pas|j ai eu peur|j avais peur|j etais sur|j etais sure|convaincu*|persuade*|certain que|je me demandais|je me suis demande|ca m intriguait|m a alerte|m alertait|m a frappe|m a fait penser|fait penser|laissait penser|indiquait|montrait que|prouvait|expliquait|venait de|venait du|provenait|la cause|l origine|la raison|le coupable|le probleme etait|le probleme venait|le souci|ca ne collait pas|collait pas|pas logique|logique|impossible|pas possible|n aurait|n auraient|ne servait a rien|servait a rien|rien ne sert|ne sert a rien|ne suffisait|suffit pas|pas la peine|la peine|prioritaire|priorite|plus urgent|urgent|plus important|comptait plus|plus grave|plus sur|plus simple|moins cher|plus cher|plus vite|plus rapide|plus juste|mieux que|pire|preferable|raisonnable|entre les deux|soit|ou bien|deux options|options|choix|alternative|compare|comparaison|la loi|reglement|obligatoire|interdit|autorise|le contrat|selon le|conformement|or|en effet|effectivement|justement|c etait le seul|le seul|la seule`,
  ),
  reasonHint: phrases(
    'fr',
    `
    seulement|trop|plus que|moins|ne pas|pas|jamais|si|sans|peut etre|surement|sans doute|evident|clair|cause|probleme|c est|il faut|faut|mais la|y en a|doit|devait|pouvait|il fallait|fallait|besoin|sur|exception`,
  ),
  result: phrases(
    'fr',
    `
    finalement|au final|en fin de compte|a la fin|au bout|resultat|le resultat|du coup|depuis|ensuite|apres ca|apres cela|le lendemain|plus tard|en six semaines|en deux mois|en trois mois|en une semaine|dans la semaine|dans la nuit|dans la journee|a midi|pendant l appel|semaines plus tard|mois plus tard|jours plus tard|heures plus tard|quelques jours
    a accepte|ont accepte|acceptees|a fini par|ont fini par|a tout mange|a mange|a avale|tout avale|a signe|ont signe|est revenu*|sont revenu*|est reparti*|est parti*|sont parti*|est reste*|sont reste*|est venu*|est passe*|est passe de|on est passe|a baisse|ont baisse|a diminue|ont diminue|a augmente|ont augmente|a double|a chute|a remercie|m a remercie|s est excuse*|s est calme*|s est apaise*|a renouvele|a rappele|a pas rappele|a recommande|a touche|a recu|a obtenu|a gagne|a perdu|a garde|a ete hospitalis*|a ete rembours*|a ete regle*|a ete repare*|a ete livre*|a ete sauve*|a ete accepte*|a ete trouve*|a ete signe*|ont ete|hospitalise*|a reussi|ont reussi|a fonctionne|ca a marche|a marche|fonctionne a nouveau|ete resolu*|etait regle|a raccroche|avait raccroche|a abandonne|a demissionne|a quitte|est decede*|a survecu|a gueri|a repris|a repousse|n a plus|n ont plus|plus aucun|plus aucune|plus jamais|aucun retard|aucune plainte|aucun accident|sans retard|a temps|a l heure|il l avait|ils etaient tous|elle les a|il les a|elle l a|il l a|il m appelle encore|m appelle encore|a corrige|fil etait mange|etait mange|me l a reproche|a point traine|s est bien passe|c est regle|tout est rentre|a pu|ont pu|j ai rien pu|je n ai rien pu|en definitive|bref|total|resultat des courses|par la suite|suite a|quelques semaines|quelques mois|un mois apres|une semaine apres|un an apres|le soir meme|le jour meme|la nuit meme|des le lendemain|en moins de|en une heure|en deux heures|en trois jours|en quinze jours|en un mois|au bout de|au bout d|a la sortie|en fin de|le mois suivant|la semaine suivante|l annee suivante|heureusement|malheureusement|quand meme|par chance|a pu rentrer|ont pu rentrer|est rentre*|sont rentre*|a pu repartir|a ete transfere*|a ete opere*|a ete sauve*|a ete evite*|a ete evacue*|a ete signale*|a ete valide*|a ete retenu*|a ete refuse*|a ete annule*|a ete corrige*|a ete remplace*|a ete rattrape*|a ete licencie*|a ete embauche*|a ete livre|a cesse|ont cesse|a disparu|ont disparu|a repondu|ont repondu|a dit oui|ont dit oui|a dit non|a dit merci|a valide|a refuse|ont refuse|a choisi|a commande|a paye|ont paye|a achete|a vendu|a perdu|ont perdu|a coute|a permis|ont permis|a suffi|a tenu|ont tenu|a fonctionne|a aide|a reconnu|a avoue|a pleure|a souri|a ri|s est arrete*|s est remis*|se sont remis*|s est endormi*|s est leve*|s est ouvert*|s est regle*|s est resolu*|se sont calmes|se sont excuses|est alle*|sont alle*|est arrive*|sont arrive*|est tombe*|sont tombe*|est descendu*|est monte*|est remonte*|est passe*|sont passe*|est devenu*|est mort*|est sorti*|sont sortis|a eu son|ont eu|a atteint|a depasse|a gagne|a double|a progresse|a rattrape|moins de|de moins|de plus|deux fois moins|un tiers de|la moitie des|plus personne|plus un seul|plus rien|personne n|personne ne s|aucun client|aucune erreur|aucun incident|aucun|rien n a|n est jamais|n a jamais|ne sont jamais|n a pas suffi|sans incident|sans casse|sans blesse|sans perte|sans heurts|intact|toujours pas|encore une|il reste|reste que|seul|seule une|seuls deux|sauf`,
  ),
  resultHint: phrases(
    'fr',
    `
    puis|apres|enfin|encore|maintenant|toujours|plus|moins|mieux|content*|contente|satisfait*|soulage*|calme|tous|personne|rien|jamais|elle a|il a|ils ont|elles ont|on a|est|a dit|a pris|a mis|a fait|a demande`,
  ),
  change: phrases(
    'fr',
    `
    depuis ce jour|depuis lors|depuis on|depuis je|depuis nous|depuis il|depuis tout|depuis c|depuis cette|des lors|a partir de ce|desormais|dorenavant|maintenant je|maintenant on|maintenant nous|maintenant c|maintenant tout|maintenant il|c est ecrit maintenant|est maintenant|sont maintenant|a c t heure|aujourd hui je|aujourd hui on|aujourd hui nous|aujourd hui tous|aujourd hui encore|a present|je ne _ plus|je ne _ plus sans|on ne _ plus|plus jamais sans|a chaque fois maintenant|j ai appris a|j ai retenu|cela m a appris|ca m a appris|la lecon|la prochaine fois|nouvelle regle|la regle|une regle|check list|checklist|projet de soin|tout le monde fait comme|est devenu|est devenue|sont devenu*|a ete adopte*|a ete ajoute*|a ete integre*|a ete mis en place|mis en place|est prevue|est prevu|ont ete generalis*|generalise*|chaque trimestre|a change la|on a change|nous avons change|j ai change ma|flashe dans|case _ _ _ qui|sont poses|est pose|systematiquement|dans le dossier maintenant|ont repris l idee|repris dans|affichee desormais|depuis cet|depuis ce|depuis cette|depuis cela|depuis ca|depuis chaque|depuis elle|depuis il|depuis que|et depuis|a partir de la|a compter|dorenavant|desormais on|desormais je|desormais tout|maintenant les|maintenant la|maintenant le|maintenant chaque|maintenant elle|maintenant y|maintenant quand|maintenant avant|maintenant toujours|on fait maintenant|je fais maintenant|aujourd hui la|aujourd hui le|aujourd hui chaque|aujourd hui elle|aujourd hui l|aujourd hui les|aujourd hui il|encore aujourd hui|toujours en place|toujours en vigueur|toujours utilise*|reste en place|est reste*|est restee|est restee en place|est reste la regle|on l a garde|nous l avons garde|on a garde|garde cette|perennis*|definitivement|pour de bon|je ne fais plus|je ne _ jamais sans|jamais plus|plus jamais je|je n _ plus|on n _ plus|je demande toujours|je commence toujours|je commence par|je verifie toujours|je note toujours|je fais toujours|je prends l habitude|pris l habitude|j ai pris l habitude|nouvelle habitude|mon habitude|ma regle|la regle est|regle d or|en regle|affichette|mode operatoire|processus modifie|inscrit dans|inscrit au|integre a|integre au|integre dans|instaure*|institue*|adopte*|repris par|repris l|etendu a|etendu aux|deploye*|dans les autres|autres equipes|autres services|autres magasins|autres sites|autres etages|tout le service|toute l equipe|toute la boite|chaque nouveau|chaque nouvelle|chaque fin|une fois par|deux fois par|retenu que|appris que|appris a|j en ai tire|tire la lecon|je ferais autrement|autrement maintenant|je fais autrement`,
  ),
  changeHint: phrases(
    'fr',
    'maintenant|desormais|depuis|aujourd hui|chaque|toujours|avant chaque|d abord|plus jamais|regle|fiche|formulaire|tableau|planning|liste|a chaque|actuellement|affichage|affiche|ajoute a|ajoute au|ajoute dans|apres chaque|avant chaque|cahier|chaque annee|chaque lundi|chaque matin|chaque mois|chaque semaine|classeur|conserve|consigne|consignes|depuis la|depuis les|en definitivement|fiche|formulaire|grille|l habitude|la est pose|modele|modifie|notice|planning|procedure|protocole|tableau|tous les lundis|tous les matins|trame|une fiche',
  ),
  nowadays: phrases(
    'fr',
    `maintenant|desormais|depuis|dorenavant|aujourd hui|a present|ne _ plus|n _ plus|je ne _ plus|on ne _ plus|jamais plus|plus jamais|a partir de la|des lors|a c t heure|chaque nouveau|chaque nouvelle`,
  ),
  notNowadays: phrases(
    'fr',
    `depuis deux|depuis trois|depuis _ ans|depuis _ mois|depuis _ jours|depuis _ semaines|depuis longtemps|depuis plusieurs|depuis que je suis|depuis quand|depuis des|depuis le matin|depuis la veille|jusqu aujourd hui|n est plus|n etait plus|n avait plus|ne sentait plus|ne voulait plus|toujours pas|toujours la|c est toujours|il y a toujours|on dit toujours|je dis toujours|descendaient plus|refuse toujours`,
  ),
  adopted: phrases(
    'fr',
    `instaure|institue|adopte|mis en place|mise en place|a ete ajoute*|ont ete ajoute*|ai ajoute|a ajoute|avons ajoute|on a ajoute|integre|inscrit|generalise*|etendu|deploye|remplace|change de|change la|change le|change notre|modifie|installe|equipe|achete|cree un|cree une|redige|mis a jour|forme les|forme l equipe|est devenu*|sont devenu*|devenu la regle|devenue la regle|la regle|obligatoire|dans la procedure|a la procedure|dans le protocole|au protocole|dans le classeur|dans le cahier|sur la fiche|dans la fiche|au planning|dans le logiciel|dans le dossier|projet de soin|garde l habitude|pris l habitude|l habitude de|repris l|repris par|partage|affiche`,
  ),
  state: word =>
    (IMPERFECT.test(word) && !NOT_IMPERFECT(word)) ||
    /^(?:ete|eu|pense|su|voulu|cru|compris|senti|vu|pu|du)$/u.test(word),
  presentHabit: (words, text) =>
    words.some(
      (word, i) =>
        /^(?:je|j|on|nous)$/u.test(word.text) &&
        /^(?:verifie|demande|fais|prends|appelle|controle|note|regarde|pose|commence|mets|garde|lis|ecris|envoie|propose|prepare|previens|passe|utilise|laisse|montre|explique|verifions|demandons|faisons|prenons|appelle|controlons|notons|utilise|ferme|relis|compte|mesure|teste|confirme|reserve|fait|prend|met|lit|ecrit|procede|regroupe|affiche|partage|imprime|signe|double)$/u.test(
          words.slice(i + 1, i + 4).find(one => !/^(?:ne|n|le|la|les|lui|leur|l|y|en|me|m|se|s|vous)$/u.test(one.text))
            ?.text ?? '',
        ),
    ) && !/ (?:si|quand on|dirait) /u.test(text),
  present: phrases(
    'fr',
    `est|sont|c est|ca fait|coute|faut|peut|doit|sait|va|vont|veut|sert|vaut|risque|suffit|permet|arrive|prend`,
  ),
  description: phrases(
    'fr',
    `en general|toujours|souvent|il faut|d habitude|le metier|etaient bien accueillis|etait stable|chaque nuit|beaucoup de cafe|patience|c est le`,
  ),
  number: word =>
    /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|vingts|trente|quarante|cinquante|soixante|septante|huitante|nonante|cent|cents|mille|million|millions|milliers|dizaine|dizaines|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine|centaines|moitie|tiers|quart|cinquieme|dixieme|double|doubler|triple|demi|demie)$/u.test(
      word,
    ),
  notMeasured: phrases(
    'fr',
    `
    a deux heures|a trois heures|a quatre heures|a cinq heures|a six heures|a sept heures|a huit heures|a neuf heures|a dix heures|a onze heures|a _ heures|heures de soir|heures du soir|heures du matin|vers _ heures|_ ans|quatre vingt|vingt douze|douze ans|ligne _|machine _|poste _|quai _|porte _|salle _|caisse _|four _|table _|batiment _|hall _|il y a _ ans|il y a _ mois|il y a _ semaines|il y a _ jours|chambre _|unite _|etage _|niveau _|classe de _|les deux|tous les deux|toutes les deux|nous deux|quatre enfants|mes quatre|deux choses|trois choses|deux raisons|cent pour cent|a cent|l un|une fois|premiere fois|sur un a|quart de tour|deuxieme`,
  ),
  amount: phrases(
    'fr',
    'une heure|un mois|une semaine|une demi heure|une trentaine|toute la nuit|toute une|la moitie|une dizaine|un cinquieme|un tiers|un quart',
  ),
  empty: wordSet(`
    je j tu il elle on nous vous ils elles me m te t se s le la les l un une des du de d au aux et ou mais donc alors puis que qu qui quoi ce c cet cette ces ca cela mon ma mes son sa ses leur leurs notre nos votre vos est sont etait etaient suis ai as a avons ont avait ete etre avoir fait faire fais ne n pas plus tres bien bon bonne tout tous toute toutes avec sans pour par dans sur sous en y si comme meme aussi quand
    probleme* solution* situation* client* clients equipe* collegue* communicat* ecoute* empathi* respect* bienveill* dignit* autonom* accompagn* prise charge global* personnalis* qualite* efficac* objectif* reussi* resultat* motiv* profession* process* amelior* optimis* strateg* responsab* engag* passion* competen* force* positif* positive* negati* mesure* action* agir agi agis decid* decision* cause* raison* important* appris apprendre apprend* develop* reflech* analys* identif* priorit* prepar* organis* collabor* aide* satisf* clair* honnet* calme* patien* flexib* adapt* creati* innov* durable* continu* toujours jamais chaque jour soign* juste necessaire* concret* possible rapid* inform* document* verifi* control* evalu* suivi* mettre mis mise place atteint* baisse* augment* passe* cent pourcent dix deux trois quatre cinq six sept huit neuf confiance relation* lien* esprit priorite absolu* react* reformul* propos* conclu* trait* traite appel* mecontent* demarche adaptee tiss* valoris* privilegi* accueil* personne* gens chose* travail* metier* vie monde
    methode* outil* cadre principe* perspective* potentiel* ressource* opportunit* relation* environnement culture vision mission benefice* avantage* impact* performance* productiv* capacit* talent* interet* enthousias* energie* perseveran* resilien* disciplin* precis* fiab* coheren* rigueur rigoureu* rigoure* ponctuel* poli politesse aimable* gentil* sourire* fier fierte plaisir confian* integrite ethique* bonnes pratiques harmonieu* succes* gagnant* constructif* professionnel* grand* haut* pression stress* delai* tache* devoir* exigence* attente* besoin* individu* globale holistique agile digital* avenir domaine* sujet* cas facon* maniere* moyen* role* point* egard important* particulier* surtout evidemment naturellement simple* difficil* fort* elev* total* absolument garanti* assur* permet* permis cree* creer obten* surmont* reduit* augment* diminu* baiss* gagn* optimal* adequat* appropri* implique* compren* compris conscien* fier* focalis* conflit* erreur* plainte* reclamation* changement* projet* dialogue* opinion* echang* concert* necessaire* temps utile delais trouv* cherch* regl* resol* resolu* mene* dirig* convainc* ensemble commun* finalement personnellement moi meme propre refus* resident* patient* soin* usager* demarch* mis mise coeur valeur* ajoute* satisfaction oriente* excellence exempl* savoir etre
    cela ceci celui celle ceux celles lequel laquelle dont vers chez entre contre depuis pendant avant apres selon sauf malgre toutefois cependant pourtant ainsi alors ensuite enfin deja encore ici voila voici jamais rien aucun aucune certains certaines plusieurs quelque quelques autre autres moins peu beaucoup trop assez presque vraiment peut peux peuvent pouvait doit dois doivent devait veut veux voulait va vais vont allait sera serait soit eux toi soi lui elle elles quel quelle quels quelles non oui parce puisque lorsque tant autant etant ayant quoi pis moe chu tse
    leadership mieux maintenant termine* termin* defi defis relev* car partie fais croi* crois grace depass* annee an mois semaine dernier derniere prochain jour lendemain avant apres pendant donner donne mettre mets prendre prends pris tenir tient venir vient aller voir voit vu savoir sait vouloir veut pouvoir falloir laisser laisse rester reste arriver arrive commence* commenc* fini* debut fin heure heures nouveau nouvelle nouveaux vieux petit petite grande grands mauvais bonne bons meilleur meilleure meilleurs pire different* certain* quelques divers nombreu* totalement vraiment simplement souvent parfois ensemble chacun chacune aucun tant autant davantage cependant pourtant toutefois neanmoins ensuite enfin aussitot immediatement correct* corrects bien mal vite lentement entier double doubl* engagement tache taches important* importe chose bonne objectif atteindre atteint* soutenu coordonn* organis* valoris* developp*`),
}
