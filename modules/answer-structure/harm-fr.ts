import { any, gap, near, type HarmWords } from './harm-words.ts'
import { phrases } from './phrases.ts'

export const frenchHarm: HarmWords = {
  reports: any(
    'falsifi[a-z]*',
    'truqu[a-z]*',
    'trafiqu[a-z]*',
    'maquill[a-z]*',
    'bidonn[a-z]*',
    'invente[a-z]*',
    'antidat[a-z]*',
    'postdat[a-z]*',
    'contrefai[a-z]*',
    'imite (?:sa|la|leur) signature',
    'signe (?:a sa place|pour (?:lui|elle|eux|ma collegue|mon collegue)|sans lire|sans verifier)',
    `(?:coche|note|inscrit|ecrit|rempli|signe|valide|saisi|marque)${gap}(?:sans|alors que|au hasard|de memoire|a l avance|comme si|pris|fait dans)`,
    `change[a-z]* (?:la date|les dates|l etiquette|les etiquettes|les chiffres|les notes|la note|l heure|les heures)`,
    `(?:nouvelle|autre) etiquette`,
    'reetiquet[a-z]*',
    'arrondi (?:les|a)',
    'arrange les (?:chiffres|comptes|heures)',
    'ni l ecrire',
    'sans (?:rien (?:lui |leur )?(?:dire|ecrire|noter|demander)|le dire|l ecrire|le noter|prevenir|en parler|autorisation|accord|ordonnance|prescription|verifier|controler|mesurer|consigner|couper le courant|gants|harnais|casque|protection|permis|facture|demander|attendre|sauvegarde|le signaler|signaler|consentement|son accord|habilitation)',
    'ni vu ni connu',
    `personne (?:n a|n a rien|ne l a|ne s est|n en a|ne s en|ne le)${near}(?:remarque|vu|su|apercu|rendu compte|demande|saura)`,
    'pas vu pas pris',
    'en cachette',
    'en douce',
    'discretement (?:jete|change|efface)',
    'menti',
    'j ai menti',
    'mensonge',
    'pieux mensonge',
    'fait croire',
    'fait semblant',
    'faisais semblant',
    'pretendu',
    'cache (?:le|la|l|les|ca|cela|aux?|mon|notre)',
    'dissimul[a-z]*',
    'passe sous silence',
    'garde pour moi',
    'tu l (?:incident|erreur)',
    'etouff[a-z]* (?:l affaire|le probleme)',
    `(?:efface|supprime|detruit|jete|dechire)${near}(?:preuves?|mails?|messages?|historique|dossier|registre|plaintes?|donnees|commandes)`,
    'accuse (?:le|la|mon|ma|un|une)',
    'mis ca sur le dos',
    'rejete la faute',
    'fait porter',
    'pas (?:declare|signale|note|informe|prevenu|dit a personne|consigne|fait la declaration)',
    'dit a personne',
    'n en ai parle a personne',
    'ponte',
    'court circuit[a-z]*',
    'contourn[a-z]*',
    'neutralis[a-z]*',
    'desactiv[a-z]*',
    'debranch[a-z]* (?:l alarme|le capteur|la securite|le detecteur|la sonnette)',
    `coup[a-z]* (?:l alarme|la sonnette|la securite)`,
    `(?:retire|enleve|demonte|bloque|scotche)${near}(?:protections?|carter|securite|capteur|alarme|detecteur|garde corps|limiteur|sonnette)`,
    'ignor[a-z]* (?:la|le|l|les|cette|ce)',
    'saute[a-z]* (?:l etape|le controle|la verification|les controles|la pause)',
    'pas respecte (?:la|le|les)',
    'sous tension',
    'machine en marche',
    'trop de (?:regles|paperasse|normes|reglements)',
    'perim[a-z]*',
    'date depassee',
    'surcharg[a-z]*',
    'sa carte',
    'la carte de',
    'mot de passe de',
    'temps de conduite',
    'ecrase les (?:comprimes|cachets|medicaments)',
    'ecrase (?:ses|des) (?:comprimes|cachets|medicaments)',
    'dans (?:sa|son|la|le) (?:compote|yaourt|soupe|nourriture|cafe) (?:de pommes )?(?:sans|en cachette|discretement)',
    'double (?:dose|la dose)',
    'pour qu (?:elle|il) dorme',
    'a l egout',
    'dans l evier',
    'dans la riviere',
    'au noir',
    'de la main a la main',
    'sous la table',
    'pot de vin',
    'pots de vin',
    'dessous de table',
    'graisse la patte',
    'mis dans ma poche',
    'empoch[a-z]*',
    'vole',
    'derobe',
    'confidentiel[a-z]*',
    'fichier client',
    'donnees (?:des|de) (?:clients|patients)',
    `(?:etrangers|etrangere|arabes|musulman[a-z]*|voile[a-z]*|noirs|roms|gitans|femmes|enceinte[a-z]*|trop vieux|trop vieille|trop age[a-z]*|handicap[a-z]*|ces gens la|jeunes mamans|refugies)${gap}(?:pas|jamais|aucun[a-z]*|ecart[a-z]*|refus[a-z]*|toujours|ecarte|poubelle)`,
    'a cause de (?:son|sa|leur) (?:age|origine|religion|accent|nom|voile|grossesse|couleur)',
    'humili[a-z]*',
    'devant (?:tout le monde|toute la classe|toute l equipe|les autres)(?: [^ ]+){0,4} (?:honte|lecon|exemple|ridicul[a-z]*|apprend[a-z]*)',
    'ridiculis[a-z]*',
    'enferme[a-z]* (?:la|le|l|dans|a clef)',
    'attache[a-z]* (?:la|le|l|au|a son|aux)',
    'menac[a-z]*',
    'gifle[a-z]*',
    'frapp[a-z]*',
    'force[a-z]* (?:la|le|a manger|a se)',
    'laisse (?:crier|pleurer|mouille|dans (?:son|sa|ses))',
    `(?:sonnette|deambulateur|lunettes|telephone|canne)${gap}(?:hors de portee|loin|retire[a-z]*|confisqu[a-z]*|enleve[a-z]*|debranch[a-z]*)`,
    'hors de (?:sa )?portee',
    'expres pour',
    'chrono expres',
    'ecrit (?:le|son|sa) (?:devoir|memoire|copie|dissertation) a sa place',
    'donne les reponses',
    'force la vente',
    'fait signer',
    'petites lignes',
    'refile',
  ),
  departs: phrases(
    null,
    `
    alors que|bien que|pas verifie|pas mesure|pas controle|pas compte|pas attendu|pas dit|rien dit|saute
    laisse tomber|passe outre|coche|signe|rempli|note|inscrit|a vue d oeil|au pif|au jugé|au juge|estime
    de memoire|comme la veille|de la veille|de l an dernier|recopie|copie|arrondi|ajuste|decale|mois suivant
    passe en perte|liquide|en liquide|especes|pourboire*|retenu sur|promis|assure|jure|dit que|dit au client
    dit a la cliente|dit au chef|raconte|directement en production|en production|mot de passe|photo|publie|poste
    transfere|surcharge|trop lourd|trop vite|sous tension|en marche|scotche|coince|cale|enleve|retire|debranche
    coupe|gants|casque|lunettes|perime*|de la veille|servi quand meme|vendu quand meme|quand meme|renvoye*
    mis dehors|mis a la porte|hors de la classe|devant tout|devant la classe|devant les autres|au coin
    fait attendre|laisse attendre|laisse sonner|mis en attente|en attente|raccroche|ignore*|confisque*|crie|hurle
    engueule*|remets a leur place|remis a sa place|remise a sa place|remets|paresseu*|feignant*|bete|hysterique
    difficile*|etrangers|culture|femmes|filles|vieux|jeunes|ces gens|gens comme ca|accent|prive|perso|ecrase|cache
    garde pour`,
  ),
  excuses: phrases(
    null,
    `
    personne|n a remarque|rien remarque|pas remarque|rien vu|rien dit|rien arrive|rien de grave|pas de mal
    jamais tue|n en est pas mort|regle*|reglement*|norme*|paperasse|bureaucratie|theorie|pratique|dans la vraie
    pragmati*|exagere|perte de temps|le temps c est|pas le temps|prend du temps|a ce rythme|formalite|experience
    apres tant d annees|depuis des annees|instinct|feeling|je sentais|tout le monde fait|tout le monde le fait
    c est comme ca|ca se fait|le client etait|contente|satisfait*|ravi*|chef etait|objectif*|prime|chiffre
    je recommencerais|a refaire|ne regrette|fier*|pas mon probleme|pas mon service|son probleme|leur probleme
    de sa faute|bien fait|merite|de toute facon|de toutes facons|tot ou tard|il faut savoir|il faut|faut pas
    on doit|faut bien|se laisser marcher|prennent l habitude|discipline|respect|apprendre|lecon|fermete|ferme
    strict*|courage|culot|malin|maligne|astuce|debrouill*|raccourci|l essentiel|ce qui compte|au fond|franchement
    honnetement|evidemment|a cet age|pour moi c est regle|c est regle|personne n est parfait|soyons honnetes
    entre nous|la difference|ne controle|ne verifie|assurance paie|toujours fait comme ca|on a toujours
    toujours fait|depuis toujours|jamais eu besoin|pas besoin|j ai pas besoin|je n ai pas besoin|je ne crois pas
    pas mon style|pas de discussion|c est moi le chef|c est moi qui decide|je decide|point final
    un point c est tout|affaire classee|probleme regle|c etait regle|et voila|ca a marche|ca marche|a compris
    ont compris|message est passe|plus jamais revenu|pas rappele|plus plaint|tout le monde sait|chacun sait
    un vrai professionnel|les faibles|la peau dure|pas une creche|pas l assistance|les chiffres|le resultat compte
    resultat est la|m a donne raison|j avais raison|raison a la fin|il faut bien|quelqu un doit|pas le choix
    sinon on n|on n en finit|gain de temps|gagne du temps|economise|inutile|superflu|ridicule|theoriciens|bureaux
    inspecteurs|controleurs|rgpd|syndicat|exces|comedie|caprice*|cinema|plus maligne|plus malin`,
  ),
  denies: phrases(
    null,
    `aurait|aurais|serait|plutot que|au lieu|refus* de|je n ai pas voulu|sans jamais mentir|pas menti|ne pas mentir|n ai pas cache|rien cache|pour eviter|evite*|decouvert que|constate que|m a demande de|signale|denonce|excuse*|avoue|reconnu|personne n avait verifie`,
  ),
  speaker: phrases(null, 'je|j|moi|me|m|mon|ma|mes|on|nous|par moi'),
  other: phrases(
    null,
    'sa fille|son fils|elle etait|il etait|mon collegue|ma collegue|un collegue|une collegue|l ancien|le precedent|le fournisseur|quelqu un',
  ),
}
