import { phrases } from './rules.ts'

export const french = phrases({
  parts: {
    tres: '((tres|vraiment|un peu|assez|trop|pas mal|tellement|si|hyper|super|completement|totalement|plutot|quand meme|la|en ce moment|soudain|tout|juste|maintenant|tout a coup|d\' un coup|absolument|carrement|extremement|franchement) )',
    adv: "((la|maintenant|en ce moment|tout de suite|vraiment|peut etre|juste|simplement|s' il vous plait|plutot|aussi|quand meme|encore|eventuellement|donc|bien|ici|deja|rapidement|vite|aujourd'hui|franchement|desole|honnetement|malheureusement|actuellement) )",
    puis: "((est ce que )?(je|on|nous) (peux|peut|pourrais|pourrait|pouvons|pourrions|puis|dois|doit|devrais) |(puis|pourrais|peux|pourrions|pouvons) (je|nous) |(peut|pourrait|pourra) on |(est ce|c' est|ce serait|serait il|est il|ca serait|ce ne serait) (que c' est |pas )?(possible|permis|envisageable) (de |d' |que je |qu' on |si je |si on )|(ca|cela|est ce que ca|ca ne) (vous )?(derange|derangerait|embete|embeterait|gene|generait) (pas )?(si (je|on|nous) |que je |de |d' )|je (veux|voudrais|souhaite|souhaiterais|prefere|prefererais|prefererai|desire|vais|dois|vais devoir|aimerais|aimerais mieux|aimerais bien|voudrais bien|suis oblige de|suis obligee de) (de |d' )?|j' (aimerais|ai besoin de|ai besoin d'|ai envie de|ai envie d'|aurais besoin de|aurais besoin d') (mieux |bien )?|(on|nous) (va|devrait|ferait mieux de|fait) |laissez moi |il (faut|faudrait) (que je |qu' on )?|y a t il moyen (de |d' )|y aurait il moyen (de |d' )|il y a moyen (de |d' ))",
    vous: "((pouvez|pourriez|voulez|voudriez|pourrez|auriez) vous (bien |s' il vous plait |peut etre |me )*|(est ce que )?vous (pouvez|pourriez|voulez|voudriez) (bien |s' il vous plait |peut etre |me )*|tu (peux|pourrais) |(peux|pourrais) tu |je (vous )?(demande|prie) de |(est ce|ce serait|c' est|serait il) possible (de |que vous |d' )|merci de |(ca|cela) vous (derange|derangerait|ennuie|ennuierait|embete) (pas )?(de |d' )|si vous (pouviez|pouvez|pourriez) |veuillez )",
    entretien: "((l' |cet |mon |notre |cette |la |ce |le |un |d' |de l' |a l' |de cet |a cet |le present )((entretien)|(entretien d' embauche|entrevue|conversation|discussion|interview|appel|session|echange|candidature|processus|enregistrement|communication|visio)))",
    langue: "((l' |le |la )?(anglais|francais|espagnol|allemand|portugais|italien|polonais|turc|arabe|russe|ukrainien|roumain|neerlandais|hollandais|suedois|danois|norvegien|finnois|grec|tcheque|slovaque|hongrois|bulgare|croate|serbe|bosniaque|albanais|hebreu|hindi|ourdou|tamoul|bengali|chinois|mandarin|japonais|coreen|vietnamien|thai|persan|farsi|dari|pachto|kurde|somali|swahili|amharique|tigrinya|catalan|basque|breton|creole|wolof|lingala|bambara|berbere|kabyle|armenien|georgien|english|ma langue( maternelle)?))",
    proche: "((ma|mon|mes|notre|nos) (petit |petite |grand |grande |meilleur |meilleure )?(mere|maman|pere|papa|frere|soeur|fils|fille|enfant|enfants|bebe|femme|mari|compagnon|compagne|copain|copine|conjoint|conjointe|grand mere|grand pere|mamie|papi|papy|oncle|tante|neveu|niece|cousin|cousine|chien|chat|ami|amie|famille|parents|colocataire|fiance|fiancee|belle mere|beau pere|gamin|petit|petite))",
    insulte: "(con|conne|connard|connasse|connerie|idiot|idiote|imbecile|cretin|cretine|abruti|abrutie|debile|stupide|bete|nul|nulle|minable|pathetique|ridicule|inutile|batard|salaud|salope|pute|encule|enculee|merde|ordure|pourriture|bouffon|bouffonne|clown|tocard|naze|boulet|gogol|tare|taree|cinglee|degage|raclure|dechet|poubelle|tas de ferraille|ferraille|bon a rien|bonne a rien|boite de conserve|grille pain|casserole|machine de merde|robot de merde|truc de merde|incapable|incompetent|incompetente|moche|degueulasse|idiot fini|bidon|pourri|pourrie|lamentable|gros nul|trou du cul|fils de pute|debile mental|sous merde|vaurien|menteur|menteuse)",
    trouble: "(begaiement|dyslexie|dyspraxie|dysphasie|surdite|deficience (auditive|visuelle)|handicap|trouble (de l' (attention|elocution|audition|autisme)|du (langage|spectre ~)|de la parole)|troubles (de l' (attention|elocution)|du langage|dys)|tdah|tda|autisme|asperger|acouphenes|appareil auditif|appareils auditifs|appareils|implant( cochleaire)?|probleme d' (audition|elocution|oreille)|problemes d' (audition|elocution)|probleme de (vue|vision|parole)|syndrome ~)",
    etat: "(sourd|sourde|malentendant|malentendante|dur d' oreille|dure d' oreille|aveugle|malvoyant|malvoyante|dyslexique|begue|autiste|dyspraxique|handicape|handicapee|muet|muette|daltonien|daltonienne|appareille|appareillee|aphone|neuroatypique|epileptique|en situation de handicap)",
    poste: "(poste|emploi|boulot|travail|job|equipe|entreprise|societe|boite|service|bureau|bureaux|horaires|horaire|planning|contrat|cdi|cdd|teletravail|distanciel|vacances|conges|jours de conges|week ends?|weekends?|nuits?|heures supplementaires|heures sup|formation|periode d' essai|deplacements|responsable|chef|manager|superieur|hierarchie|collegues|processus|recrutement|suite|prochaine etape|prochaines etapes|etapes|deuxieme entretien|second entretien|decision|reponse|retour|candidats|missions|taches|clients|vehicule|voiture de fonction|parking|cantine|tickets restaurant|mutuelle|avantages|primes? d' anciennete|demarrage|debut|prise de poste|temps plein|temps partiel|locaux|magasin|cuisine|chantier|evolution|perspectives|astreintes|tenue|uniforme|mi temps|site|journee type)",
    fin: "(?= $| [.?] | (s'|si|merci|et|je|j'|parce|mais|ici|la|maintenant|on|desole|desolee|excusez|car|pour|c'|ou|a|au|en|il|pardon|vous|d'|svp|plutot|ca|pas|aujourd'hui|quand|puis|avec|tout|de|non|oui|ne|n'|du|tant|vraiment|alors|donc|qui|deux|cinq) )",
  },
  clear: {
    self_harm: `
      je (ne |n' )?(veux|voudrais|souhaite|peux|ai|arrive) (vraiment |meme |tout simplement )?(plus|pas) ({adv})*(envie de |a )?(vivre|etre en vie|continuer a vivre|exister|etre la pour personne|me reveiller|rester en vie|etre de ce monde)
      j' ai plus (du tout |vraiment )?(envie|la force|le gout|gout) (de |a )(vivre|la vie|exister)
      (je n' ai |j' ai )?(plus|aucune|pas) (d' |l' |la |le |du tout |aucune )*(envie|force|raison|gout) de (vivre|rester en vie|continuer a vivre|me reveiller)
      (j' ai|je|que j' ai|ai) (veux|voudrais|vais|envie de|envie d'|envie|prefere|prefererais|souhaite|pense a|songe a|pense|ai envie de|ai envie d') ({adv})*(juste |seulement |souvent |parfois )*(de |d' |a |en )*(mourir|crever|en finir|me tuer|me suicider|me faire du mal|disparaitre (pour toujours|a jamais|pour de bon)|me mutiler|me foutre en l' air|me donner la mort|mettre fin a (mes jours|ma vie|tout ca)|etre mort|etre morte|ne plus (etre la|exister|me reveiller)|m' oter la vie|me scarifier)
      je (pense|songe|reflechis|pensais|repense) ({adv})*(souvent |beaucoup |tout le temps |parfois |tous les jours |meme |sans arret )*(au|a|a la|a mon|a en|a me|a mettre|de plus en plus au) ~(suicide|mort|finir|tuer|suicider|mutiler|faire du mal|fin a mes jours|fin a ma vie)(?! (de (mon|ma)|des patients))
      (j' ai|avec|avoir|j' avais|je fais) (des|souvent des|encore des|regulierement des|ces|les|de plus en plus d'|d' ) ?(idees|pensees|envies|pulsions) (suicidaires|noires suicidaires|de suicide|de mort|d' en finir|de me (tuer|faire du mal)|morbides)
      je suis ({tres})*(suicidaire|fatigue de vivre|fatiguee de vivre|mieux mort|mieux morte)
      (ma vie|la vie|vivre) ({adv})*(ne |n' )?(vaut|a|est|sert) (plus|pas|aucun|a rien|plus rien|plus aucun) ~(la peine|le coup|sens|la peine d' etre vecue|etre vecue)(?= $| [.?] | (je|pour|et|d'|a|depuis|en|pour moi) )
      (tout le monde|ils|les gens|ma famille|mes (enfants|parents)|ce|ca|vous) ~(serait|seraient|iraient|irait|etre) ~mieux (sans moi|si j' etais (mort|morte|pas la|plus la))
      (je voudrais|j' aimerais|je prefererais) (etre|ne pas etre|ne plus etre|n' etre) ({adv})*(mort|morte|ne|nee|la|jamais ne|jamais nee|en vie)({fin})
      je (me fais du mal|me mutile|me scarifie|me coupe)({fin})(?! (en cuisine|avec))
      (j' ai|je) (essaye|tente|fait une tentative) (de me (suicider|tuer)|de suicide|de mettre fin a mes jours|d' en finir)({fin})
      a quoi (bon|ca sert de) (vivre|continuer a vivre|rester en vie)
    `,
    distress: `
      (je|j') (ne |n' )?(me sens|me suis senti|me sens pas|suis|vais) ({tres})*({tres})*(pas |plus )?({tres})*({tres})*(mal|malade|faible|bien|fievreux|fievreuse|en danger|menace|menacee|en securite|depasse|depassee|submerge|submergee|oppresse|oppressee|nauseeux|nauseeuse|partir|defaillir|etourdi|etourdie|m' evanouir|en etat)(?<! (sens|suis|vais) (tres |vraiment |assez |plutot |super )?bien)(?<! suis (pas |plus |un peu |tres |trop |vraiment )*mal)({fin})(?! (a l' aise|informe|quand|des que|avec les|ou je|si on))
      (je|j') (vais|ai l' impression de|ai l' impression d'|crois que je vais|pense que je vais|sens que je vais|suis en train de|suis sur le point de|ai envie de|ai peur de|suis entrain de|commence a) ({adv})*(m' evanouir|m' effondrer|vomir|faire un malaise|tomber dans les pommes|tomber|craquer|pleurer|tourner de l' oeil|perdre connaissance|faire une crise (de|d') ~|faire une attaque ~|trembler|paniquer|mourir|defaillir|me trouver mal|hyperventiler|suffoquer|etouffer)(?! (de rire|quand|si|de honte|des que))
      (j' ai|j' ai eu|je fais|je suis en train de faire|je crois que je fais|je sens venir|c' est|je suis en pleine) ({tres})*(une |un |comme une |des |encore une |la |de |le |du )*({tres})*(crise (d' angoisse|de panique|d' asthme|de nerfs|cardiaque|d' epilepsie|de larmes|de tetanie|de migraine)|attaque de panique|malaise|vertiges?|nausees?|nausee|fievre|palpitations|tete qui tourne|coeur qui (bat|s' emballe) ~|douleur (a|dans) la poitrine|douleurs (a|dans) la poitrine|mal a la poitrine|mal au coeur|mal a respirer|mal au ventre|migraine|poitrine qui serre|contractions|saignement de nez|souffle court|jambes qui tremblent|mains qui tremblent|boule dans la gorge|larmes aux yeux|envie de vomir|ventre noue)(?! (quand|chaque fois|comme|chez|a un patient))
      (j' ai|ca me) ({tres})*(tres |si |trop )?(mal|peur) (la|en ce moment|maintenant|au coeur|a la poitrine|a la tete|partout|a en pleurer|pour ma vie|qu' il|de mourir|au ventre)(?= $| [.?] | (je|j'|depuis|c'|desole|desolee|et j'|et je|la|tout) )
      (la|ma|le|tout) ~(tete|piece|salle|monde|autour) (me |se met a |commence a )*(tourne|tourner)( autour)?
      (je|j') (n'|ne|y)? ?(arrive|peux|parviens) ({adv})*(plus|pas|a peine|meme plus|meme pas|plus du tout) ({adv})*(a |m' )*(respirer|arreter de (pleurer|trembler)|me calmer|reprendre mon souffle|tenir debout|parler tellement|voir clair)
      j' arrive (plus|pas) ({adv})*a (respirer|me calmer|arreter de ~)
      (je|j') (n' )?en peux (vraiment |juste )?plus({fin})(?! (de ce|du))
      (c' est|tout est|ca fait|tout ca c' est|la c' est) ({tres})*trop( pour moi| dur| lourd| d' un coup)*(?= $| [.?] | (je|j'|desole|desolee|pour moi|la|excusez|en ce moment|et j') )
      je (pleure|tremble|panique|suffoque|etouffe|saigne|m' etouffe|craque|m' evanouis|deviens fou|deviens folle) ({tres})*(completement|tout le temps|de partout|de tout mon corps|desole|desolee|excusez moi|en ce moment|la)?(?= $| [.?] | (je|j'|desole|desolee|et|la|excusez|c'|depuis|en|pardon|tellement|de) )(?! (et (alors|puis|j' ai (appele|demande))|quand))
      {proche} (est|vient|a|ont|sont|viens) ({adv})*(juste |d' |de |ete )*(mort|morte|decede|decedee|deceder|deces|mourir|disparu|disparue|a l' hopital|hospitalise|hospitalisee|transporte ~a l' hopital|transportee ~a l' hopital|aux urgences|un accident|avoir un accident|eu un (grave )?accident|fait un (avc|infarctus|malaise|arret cardiaque)|faire un (avc|infarctus|malaise|arret cardiaque)|en train de mourir|dans le coma|en reanimation|eu un (avc|infarctus)|emmene|emmenee|tombe dans|etre hospitalise|etre hospitalisee|en soins intensifs|nous quitter)( cette nuit| ce matin| hier| tout a l' heure)?
      (je viens|on vient|je viens tout juste|je viens juste) (d'|de|a peine de|tout juste d')? ?(apprendre|recevoir|d' apprendre|m' annoncer|de m' annoncer|m' appeler|avoir un appel|perdre|avoir l' hopital|d' avoir|etre appele)~~(mort|morte|decede|decedee|deces|accident|hopital|cancer|mauvaise nouvelle|terrible nouvelle|horrible nouvelle|affreuse nouvelle|nouvelle (terrible|affreuse|horrible)|{proche}|attentat|urgence|malade)
      (il y a|quelqu' un|un homme|mon (mari|ex|compagnon|conjoint|pere|voisin)|il|elle|ils) ({adv})*(quelqu' un |un homme |des gens |le feu |un incendie |une fuite de gaz |est en train de |essaie d' |essaye d' |me |est |qui )*(tambourine|tape|frappe|cogne|hurle|crie|entrer|menace|entre|force|derriere la porte|suit|agresse|feu|incendie|frapper|defoncer|chez moi|tirs|coups de feu|forcer|tambouriner) ~~(porte|chez moi|dehors|appartement|immeuble|maison|dans le couloir|ici|dessus|et j' ai peur|la)({fin})(?! et j' ai (appele|dit))
      (j' ai|ai) ({tres})*besoin (d' |de |tout de suite d' |vite d' )(un medecin|un docteur|une ambulance|aide|l' aide|secours|mon inhalateur|ma ventoline|mes medicaments|m' allonger|m' asseoir)(?= $| [.?] | (s'|vite|je|maintenant|tout|la|j') )
      (appelez|appeler|pouvez vous appeler) (moi )?(une ambulance|les secours|le samu|les pompiers|la police|le 15|le 112|un medecin|a l' aide|de l' aide)
      (une|d' |j' ai une|c' est une|il y a une) ?urgence (familiale|medicale|a la maison|chez moi|personnelle|dans ma famille)
      (je )?(ne )?(suis|me sens) (pas|plus) ({tres})*en (securite|etat de (continuer|parler))
      je (ne )?(vais|me sens) ({adv})*pas ({adv})*({tres})*(bien|tres bien|bien du tout|super bien)(?= $| [.?] | (du|la|en|je|j'|desole|desolee|depuis|ce|aujourd'hui|maintenant|et j'|et je|excusez|c'|tout) )
      ca (ne )?va (vraiment )?pas ({tres})*(bien|du tout|la|fort|tres fort)({fin})(?! entre)
    `,
    end: `
      {puis}({adv})*(en )?({adv})*(arreter|terminer|finir|stopper|interrompre|mettre fin a|quitter|clore|abreger|cesser|annuler|abandonner|conclure|couper|mettre un terme a|me retirer de|sortir de|poursuivre pas|retirer) ({adv})*{entretien}({fin})(?! (avec le|avec la|avec ce) client)
      {puis}({adv})*(m' |s' |nous |en |l' |y |on )*(arreter|arrete|arreter ca|arreter tout|arreter la|arretions|arretait|stopper|en rester la|en finisse|terminer la|terminer|finir la|finir ici|partir|quitter|raccrocher|m' en aller|mettre fin|abandonner|me retirer|retirer ma candidature|annuler ma candidature|en rester|vous laisser|deconnecter|me deconnecter|y aller|arretions la|laisser tomber|abreger|clore|terminons)( ca| tout| tout ca| la| ici| maintenant| cela| plus tot| l' entretien)*(?= $| [.?] | (s'|si|merci|je|parce|mais|ici|la|maintenant|desole|desolee|excusez|car|c'|pardon|svp|definitivement|ca|tout|j'|au|vous|et (merci|je)|bonne|on|a ce|pour aujourd'hui|il|de suite) )(?! la machine| de (fumer|travailler))
      (arretons|terminons|stoppons|cessons|finissons|restons en|interrompons|on arrete|on s' arrete|on termine|on en reste|on stoppe|on laisse tomber|je m' arrete|j' arrete|je raccroche|je quitte|j' abandonne|je laisse tomber|je me retire|je mets fin a|j' en reste|je retire ma candidature|je prefere arreter)( ici| la| ca| maintenant| tout| l' entretien| cet entretien| tout ca| tout de suite| cette conversation| du processus| de suite| s' il vous plait)*(?= $| [.?] | (s'|si|merci|je|parce|mais|desole|desolee|excusez|car|c'|pardon|svp|ca|j'|vous|et (merci|je)|bonne|au|on|pour aujourd'hui) )
      je (ne )?(veux|souhaite|desire|peux|vais|prefere|tiens|compte) (plus|pas|vraiment plus|vraiment pas|ne pas|ne plus) ({adv})*(a )?(continuer|poursuivre|aller plus loin|faire cet entretien|parler avec vous|repondre a (vos|d' autres) questions|participer|rester|la suite|de ce poste|de cet entretien|passer cet entretien)({fin})
      je (voudrais|veux|souhaite|prefere|prefererais) ({adv})*(retirer|annuler|abandonner) (ma|la) candidature
      (retirez|supprimez|enlevez|effacez) (moi|ma candidature|mes donnees|mon nom) ~(du|de la|de vos|s')?
      (ca|cela|c'|ce poste|ce n') (n' )?(est|m' interesse) ({adv})*(pas|plus) ({adv})*(pour moi|fait pour moi|ce que je cherche|ce qu' il me faut|du tout)(?= $| [.?] | (je|merci|on|donc|finalement|alors|desole) )
      (ca|cela|j' en ai|la ca) (suffit|assez|ras le bol|marre)( maintenant| comme ca| de cet entretien| de vos questions| de ces questions| la)*(?= $| [.?] | (je|on|arretez|stop|merci|au) )
      (au revoir|bonne journee|adieu|bonne continuation)(?= $| [.?] $)
      (plus de questions|arretez tout|arretez cet entretien|arretez l' entretien|stop l' entretien|fin de l' entretien|arretez moi ca)
      {vous}({adv})*(arreter|terminer|stopper|mettre fin a|interrompre|clore|couper) ({adv})*({entretien}|ici|tout|ca|maintenant|la)({fin})
    `,
    accommodation: `
      (je suis|etant|comme je suis|suis) ({tres})*(a moitie )?{etat} ~~~~(pouvez|pourriez|peut|est ce|y a|j' ai besoin|besoin|donc|alors|du coup|possible|plus lentement|sous titres|par ecrit|ecrire|lire|entends|vois|de l' oreille|comprends|plus fort|temps|merci de)
      (j' ai|je porte|j' utilise|je souffre|je vis avec) ({tres})*(d' |de |un |une |des |du |la )?{trouble} ~~~~(pouvez|pourriez|peut|est ce|y a|besoin|donc|alors|du coup|possible|lentement|sous titres|par ecrit|ecrire|lire|temps|merci de|met|prend|dur|difficile)
      (pouvez|pourriez|est ce|y a t il|puis je|je peux|est il)~~~~({trouble}|(je suis|suis) ({tres})*{etat}|je begaie|je begaye)
      je (begaie|begaye|begaye|lis sur les levres)( un peu| beaucoup| parfois| pas mal)*({fin})(?! quand j' etais)
      ({puis}|{vous})({adv})*(avoir|obtenir|repondre|ecrire|taper|lire|activer|mettre|afficher|voir|m' ecrire|me donner|beneficier|disposer|faire|prendre|donner|passer|parler) ({adv})*(de |d' |des |les |mes |par |au |a |la |le |du |un |une |un peu |plus |en )*(ecrit|clavier|sous titres|sous titrage|temps supplementaire|temps en plus|plus de temps (pour|a cause|vu)|interprete|langue des signes|lsf|questions par ecrit|questions a l' ecrit|reponses( par ecrit)?|texte|question ecrite|transcription|tiers temps|amenagement|a l' ecrit|lecteur d' ecran|chat)({fin})
      {vous}({adv})*(parler|aller|articuler|repeter|me laisser|ne pas|lire|monter|mieux) ({adv})*(plus |un peu |moins |me |m' )*(lentement|doucement|fort|vite|couper|interrompre|clairement|articuler|distinctement|le son|le volume|finir mes phrases|bousculer|presser)(?! la question)
      (parlez|allez|articulez|parle) (un peu |plus |moins |s' il vous plait )+(lentement|doucement|fort|vite)
      (est ce qu' il y a|y a t il|il y a|existe t il|avez vous|proposez vous|est ce que vous avez|il y aurait) ~~(sous titres|sous titrage|interprete|langue des signes|lsf|version ecrite|version (accessible|texte)|amenagement|amenagements|lecteur d' ecran|une autre (facon|maniere|modalite)|accessible)
      (j' entends|je vois|j' entend|je n' entends|je ne vois) ({tres})*(mal|tres mal|pas bien|presque rien|pas grand chose|a peine|rien) ~~(appareil|oreille|cote|lunettes|ecran|sous titres|parler plus fort|lire|malentendant)
      (j' ai|j' aurais|il me faut|il me faudrait|il me faut) ~(besoin (de|d')|un peu de|un peu plus de|toujours besoin de) ~(temps supplementaire|plus de temps pour|sous titres|interprete|lecteur d' ecran|amenagement|aide technique|langue des signes|tiers temps|temps pour (lire|parler|trouver mes mots))
      (les|mes) (mots|lettres|lignes) (dansent|bougent|se melangent|sautent|bloquent)
      (je mets|ca me prend|il me faut|je prends) ~plus (de|longtemps) ~(temps|pour)? ?~(parler|lire|dire|comprendre|sortir|begaie|ecrire|dyslexique)
      (j' ai perdu ma voix|je n' ai plus de voix|j' ai plus de voix|je suis aphone|extinction de voix|je ne peux pas parler|je peux pas parler)({fin})
    `,
    abuse: `
      (vous etes|tu es|t' es|t' etes|espece d'|espece de|t' as l' air|vous n' etes qu'|tu n' es qu'|t' es qu') ({tres})*(un |une |qu' un |qu' une |vraiment |juste |rien qu' |que |gros |grosse |sale |vieux |vieille |petit |petite |pauvre |espece d' |espece de |completement |d' |de |des )*({insulte}|machine|tas de|robot (stupide|debile|nul)|boite)(?! (en maths|que je|au tennis|pour))
      (sale|pauvre|gros|grosse|vieille|vieux|petit|petite|putain de|foutu|foutue|saloperie de|stupide|salete de) (con|conne|machine|robot|ordinateur|connard|idiot|idiote|imbecile|ia|programme|tas de|merde|truc|cretin|abruti|naze|type)
      (machine|robot|ia|interview|entretien|question|questions|ordinateur|logiciel) (de merde|a la con|stupides?|debiles?|pourri|pourrie|de con|idiotes?|ridicules?|nulles?|bidon)({fin})(?! du client)
      (ferme|fermez|ferme la|la ferme|fermez la|ta gueule|vos gueules|votre gueule|tais toi|taisez vous|ferme ta ~gueule|boucle la|mets la en veilleuse)
      (va|allez|allez vous|va te|casse) (te |vous |t' |y )*(faire (foutre|enculer|voir|mettre)|chier|mourir|crever|foutre|toi d' ici|au diable|en enfer)
      (je vais|je vais venir|je viens|je te|je vous|je vais te|je vais vous) ~(te |vous |t' )*(casser|defoncer|tuer|retrouver|frapper|detruire|buter|peter|exploser|demolir|eclater|massacrer|gifler|faire la peau|debrancher a coups)({fin})
      (tu vas|vous allez|tu|ils vont) (me |le |la )?(payer|regretter|le regretter|le payer|voir ce que)(?= $| [.?] | (cher|crois|croyez|je|ca|amerement) )
      je (sais|vais trouver|trouverai|saurai) ou (tu|vous) (habites|habitez|travailles|travaillez|es|etes)
      (tu|vous|ta|votre) (as|avez|es|etes|voix|corps) ({tres})*(une voix |vraiment |est |si |un corps )*({tres})*(sexy|bandante|chaude|excitante|bonne|excite|m' excite|charmante comme tout|sensuelle)({fin})(?! (question|idee|ecoute))
      (tu portes|vous portez|t' as|qu' est ce que tu portes|qu' est ce que vous portez|comment tu es habillee) ~(quoi|comme sous vetements|sous|sur toi|une culotte|habillee)?(?= $| [.?] | (ma|cherie|cheri|mon|sous|poupee|beaute) )
      (je veux|j' ai envie de|je voudrais|j' aimerais|viens|on va) ~(te |vous )?(baiser|embrasser|toucher|deshabiller|coucher avec (toi|vous)|faire l' amour ~|lecher|caresser)
      (deshabille toi|deshabillez vous|a poil|enleve ~(chemise|haut|robe)|couche avec moi|viens dans mon lit|suce|nique ta ~|nique|encule|va te faire)
      (salut|hey|alors|coucou|bonjour|allez|ecoute) (ma belle|ma jolie|sexy|beaute|poupee|bebe|ma cherie|bombe)
    `,
    other_language: `
      ({puis}|{vous}|est ce que c' est possible |c' est possible |est il possible |serait il possible |je (parle|reponds) mieux |je serais plus a l' aise |je suis plus a l' aise |ce serait mieux |ce serait plus (simple|facile) |ca serait mieux |on peut |possible )~~(en|a l'|a|au|vers) {langue}
      (en|a l') {langue} (c' est|ce serait|s' il|si possible|plutot|possible|ca serait|je serais|je suis|svp|est ce|pour moi|ce sera)
      (parlez|comprenez) vous (aussi )?{langue}
      (vous )?(parlez|comprenez|tu parles) {langue}({fin})
      (mon|le) (francais|anglais|allemand|espagnol) (n' |ne )?(est|suffit) ({adv})*(pas|limite|mauvais|trop|faible)
      je (ne )?(parle|comprends|maitrise|connais) ({adv})*(pas|peu|mal|a peine|pas bien|pas tres bien|pas assez|tres mal|tres peu) (bien |assez |tres bien |assez bien |tellement bien )?{langue}
      (dans|en|avec) (une|d' ) ?autre langue
      (changer|changeons|passer|passons|basculer|continuer|continuons|repondre|parler) ~(de langue|en {langue}|a l' {langue})
    `,
    break: `
      {puis}({adv})*(faire|prendre|avoir|demander|faire juste|prendre juste|d')? ?({adv})*(une|un|cinq|deux|quelques|dix|2|5|petite|petit)+ ?(petite |petit |courte |minutes de |breve |toute petite )*(pause|interruption|break|instant de pause|temps de pause)(?! entre)
      (j' ai|j' aurais) ({adv})*besoin (d' une|d' une petite|de faire une|d' une courte|d' un|de) (petite )?(pause|break|souffler|minutes)(?! pour reflechir)
      (une|petite|faisons une|on fait une) (petite )?(pause) (s' il vous plait|svp|possible|de)
      {puis}({adv})*(interrompre|suspendre|mettre en pause|mettre sur pause|m' absenter|vous laisser|m' eloigner|m' interrompre)( l' entretien| ca| tout| la)*( deux| cinq| une| un| quelques| pour)*( petite)?( minutes?| instant| secondes?| moment)?({fin})
      {puis}({adv})*(aller|passer|courir|filer)( vite| juste| rapidement)* (aux toilettes|aux wc|ouvrir|chercher|a la porte|ouvrir la porte|fermer|me chercher|prendre|boire|voir (mon|ma|qui)|aux sanitaires|repondre a la porte|chercher un verre|coucher|calmer)
      {puis}({adv})*(boire|prendre|me prendre|me servir|chercher|attraper|fermer|ouvrir|brancher|sortir|recuperer|eteindre|coucher|calmer) ({adv})*(un verre|un peu|de l'|d'|la|ma|mon|le|une|un|du) ~(d' eau|eau|fenetre|porte|gorgee|chargeur|cafe|mouchoir|chien|telephone|bebe|ordinateur|batterie|verre|the|cachet|fils|fille|enfant)
      (on|ca|quelqu' un|le facteur|le livreur|il y a quelqu' un|mon|ma|mes|le|la) ~(sonne|frappe|toque|telephone sonne|bebe (pleure|se reveille)|chien aboie|fils|fille|fils pleure|facteur|livreur|a la porte|enfants crient|enfant pleure|vient de sonner|est a la porte)(?= $| [.?] | (a|je|j'|excusez|pardon|deux|une|la|pleure|m'|un|desole|chez|me|est|attendez|c') )(?! (et alors|des clients|d' un client))
      (je )?(reviens|suis de retour|reviens tout de suite|reviens vite|reviens dans) ~(dans|tout de suite|deux|cinq|une|vite|de suite) ~(minutes?|suite|secondes?|instants?)?
      (donnez|accordez|laissez) moi ({adv})*(deux|cinq|dix|trois|quelques|2|5) (petites )?minutes(?! pour (reflechir|penser|y))
      (j' en ai pour|juste|il me faut|il me faudrait|dans|j' ai besoin de) (deux|cinq|dix|trois|quelques|une|2|5) (petites? )?minutes?(?! pour (reflechir|penser|y))({fin})
      (on peut|peut on|pourrait on|pouvons nous|pourrions nous|est ce qu' on (peut|pourrait)|je peux|puis je) ~~(plus tard|un autre jour|demain|une autre fois|reporter|un autre moment|la semaine prochaine|ce soir|cet apres midi|reprendre|decaler)({fin})
    `,
    salary_question: `
      (combien|quel|quelle|quelles|quels|a combien|c' est quoi|quel est|quelle est|qu' est ce|a quel|a quelle|de combien) ~~~(gagne|gagner|paye|payee|payer|salaire|remuneration|paie|remunere|remuneree|taux horaire|touche|toucher|fourchette|brut|net|bonus|prime|primes|par mois|de l' heure|par heure|vous payez|ca paye|ca paie|prevu pour ce poste|budget|grille)({fin})(?! (les fournisseurs|la facture|des clients))
      (le|niveau|pour le|du|au) (salaire|remuneration|paie) (c' est|ce serait|est|il est|serait|vous proposez|propose|tourne|combien|comment|on est)
      (le poste|ce poste|vous|ca|le travail) ~(paye|paie|payez|est paye|est remunere) (combien|bien|comment|a combien)
      (savoir|demander|connaitre|parler|dire|aborder|preciser) ~~(salaire|remuneration|combien (ca|on|je|vous|c' est|le poste)|paye|taux horaire|fourchette)({fin})
      (est ce que|est ce qu'|il y a|y a t il|le salaire|la remuneration) ~~(prime|primes|salaire|treizieme mois|13e mois|remuneration|heures supplementaires (sont )?payees|negociable|smic|commission|bonus|pourboires|interessement)({fin})
    `,
    about_ai: `
      (etes vous|vous etes|es tu|tu es|t' es|c' est|est ce que vous etes|est ce que c' est|est ce que tu es|je parle a|est ce que je parle a|parle je a|suis je en train de parler a|je suis en train de parler a|je discute avec|je parle avec|est ce que je parle avec|j' ai affaire a|est ce que je discute avec|y a t il) ({adv})*(a |bien |en fait |reellement |vraiment |juste |plutot )*(un |une |quelqu' un |l' |de |d' |des )?(vrai |vraie |veritable |simple )?(robot|machine|humain|humaine|etre humain|personne|ia|intelligence artificielle|ordinateur|programme|logiciel|bot|chatbot|reel|reelle|vrai|enregistrement|automate|voix (de synthese|enregistree))(?! (de confiance|qui|tres))
      (qui|quelqu' un|est ce que quelqu' un|qui est ce qui|qui d' autre|y a t il quelqu' un qui|est ce qu' un humain|est ce qu' une personne) ({adv})*(va |nous |m' |me |vont |peut |pourra |aura |a |est ce qui |d' autre )*(ecoute|ecouter|entend|entendre|voit|voir|regarde|regarder|lit|lire|decide|decider|note|evalue|evaluer|acces|juge|recoit|est derriere|nous ecoute|analyse)({fin})(?! (le client|mon))
      (comment|sur quoi|sur quels criteres|selon quels criteres|d' apres quoi|par qui) ~(suis je|je suis|vais je etre|je vais etre|est ce que je suis|serai je|je serai|sont|est|vous|on|allez vous|ca|mes reponses) ~(note|notee|evalue|evaluee|evaluez|notez|notees|evaluees|juge|jugee|jugez|analyse|analysee|analyses|fonctionne|marche|notent|evaluer|noter)({fin})
      (est ce que|est ce qu'|c' est|vous|on|cette|cet|l'|tout|suis je|je suis) ~(enregistrez|enregistre|enregistree|filme|filmee|ecoute|sauvegarde|conserve|stocke)({fin})(?! (les|la|le))
      (que (faites|deviennent|devient)|qu' est ce que vous faites|que se passe t il|ou (vont|va|sont)|combien de temps (sont|vous)) ~(de |avec )?(mes donnees|mes reponses|l' enregistrement|ma voix|la video|conservees|cet enregistrement|gardez|garde)
      c' est (l' ia|la machine|un humain|un algorithme|une machine|l' algorithme|une ia|l' ordinateur) qui ~(decide|choisit|note|evalue|trie)
    `,
    job_question: `
      (quand|comment|combien|quel|quelle|quels|quelles|qui|ou|a quelle heure|quels sont|avec qui|qu' est ce|c' est quoi|en quoi|pourquoi|depuis quand|sous quel|sous quels|de combien|a partir de quand|dans combien de temps|c' est qui) ~~~(poste|emploi|equipe|horaires|planning|contrat|teletravail|conges|formation|periode d' essai|deplacements|mon (responsable|chef|manager|superieur)|collegues|processus|recrutement|suite|prochaine etape|prochaines etapes|etapes|deuxieme entretien|decision|retour|reponse de votre part|candidats|missions|entreprise|une reponse|de vos nouvelles|des nouvelles|commencer|commencerais|demarrer|la suite|journee type|personnes dans|d' heures|par semaine|mes taches|mes missions|bureaux|situe|situes|le lieu|de travail|rythme|service|site|evolution|se passe apres|se passe ensuite|me recontacter|me rappeler|rappelez|recontactez|on me rappelle|donnez une reponse|tenir au courant|debut|prise de poste|date de debut)({fin})(?! (du client|j' ai|que j'))
      (est ce que|est ce qu'|y a t il|il y a|ya|y aura t il|c' est|faut il|il faut|peut on|on peut|je pourrais|est il|vous|il y aurait|avez vous|proposez vous|ce poste|le poste|est ce|faudra t il|je devrai|je devrais|dois je|devrais je) ~~~{poste}({fin})(?= [.?]| $| (ou|s'|dans|c'|chez|pour|en|et|je|par|le|la|aussi|parce|compris|possible|de|possibles|prevu|prevue|avec|mais|a) )(?! (que j'|j' ai|du client|il y avait))
      j' (ai|aurais|avais) (aussi |juste |encore |moi aussi )*(une|deux|quelques|des|une petite|quelques petites) (petite )?questions? ~(sur|concernant|a propos|pour|avant|au sujet|par rapport|quant)
      (pouvez|pourriez) vous (m' en |me |m' )*(dire|expliquer|parler|decrire|preciser|donner) ~~({poste}|plus sur|davantage sur)
      (je voulais|je voudrais|j' aimerais|je peux|puis je|je me demandais|est ce que je peux) ~(savoir|demander|connaitre|poser une question|si) ~~({poste}|la suite|vous recrutez)
    `,
    rephrase: `
      (que|qu'|c' est|ca|cela) (est ce que|voulez|veux|entendez|entendez vous|veut|signifie|quoi|voudrait|attendez|cherchez) ~(ca |vous |tu |c' est |cela |le |la )*(dire|par la|par|signifie|veut dire|exactement|quoi|mot|vous entendez par|que vous appelez|entendre|savoir|de moi|a savoir)({fin})?
      qu' est ce que (vous|tu|ca|c'|cela|le) ~(voulez|veux|entendez|veut|entends|signifie|est|attendez|cherchez|demandez|appelez) ~(dire|par|savoir|exactement|entendre|la|de moi|moi|au juste|que)?
      (qu' entendez vous|vous entendez quoi|que voulez vous dire|c' est a dire|dans quel sens|ca veut dire quoi|c' est quoi|qu' est ce que c' est|comment ca) ~(par|exactement|un|une|le|la|que|dire|quoi|d')?({fin})?(?! (le salaire|les horaires|le planning|le prochain))
      je (ne |n' )?(suis pas sur|suis pas sure|comprends|saisis|vois|ai|suis|capte|pige|sais) ({adv})*(pas|pas bien|pas trop|mal|rien|perdu|perdue|pas tres bien|pas vraiment|pas sur|pas sure|plus) ({adv})*(de |tout a fait |bien |tres bien |trop )*(compris|compris la question|la question|votre question|ce que (vous|ca|tu|signifie|veut|c')|le (mot|sens|terme)|ou vous voulez|saisi|comprendre|ce qu' on|ce qui|bien compris|le sens|votre|de quoi|a quoi vous|comment l' entendre|par rapport|tout compris|cette question|rien|du tout|grand chose|ce)(?! je (ferais|peux|pourrais) dire)
      (j' ai|je n' ai|je) ({adv})*(pas|pas tres|pas bien|rien|mal) ({adv})*(bien |tout |tres bien |vraiment |tout a fait )*(compris|saisi|capte|pige)({fin})
      (je )?(comprends|saisis|pige|capte) (pas|mal|pas trop|pas bien)({fin})
      ({puis}|{vous})({adv})*(me |m' |la |le |l' |moi )*(reformuler|reformuliez|expliquer|preciser|clarifier|expliciter|simplifier|eclaircir|etre plus (clair|precis|claire|precise)|dire autrement|poser autrement|formuler autrement|demander autrement|le dire autrement|tourner autrement|donner un exemple de ce que|m' expliquer|poser la question autrement|la formuler ~autrement|dire ~(plus simplement|avec d' autres mots|simplement))(?! (le poste|la suite|les missions|l' entreprise|un peu le poste|comment (se passe|fonctionne)))
      (avec|en|dans) (d' autres|des) (mots|termes) ~(simples|plus simples)?
      (autrement dit|en d' autres termes|plus simplement)( s' il vous plait| svp)
      (vous parlez|vous voulez dire|tu parles|vous voulez|c' est par rapport|vous pensez|c' est|parlez vous) ~(de |du |dans |au |un |une |plutot |d' |a |la )*(travail|professionnel|boulot|perso|personnel|prive|exemple|vie|general|situation|professionnellement|type|projet|equipe) ~~(ou|c' est ca|par exemple|plutot)({fin})?
      (votre|la|cette) (question|phrase) (n' )?(est|me parait|me semble) ~(pas claire|floue|compliquee|trop|vague|difficile a comprendre|incomprehensible|pas tres claire)
      (quel|quelle|de quel|quels) (genre|type|sorte|genres) (d'|de) (exemple|situation|experience|chose|projet|reponse) ~(vous|attendez|voulez|cherchez)
      (quand|lorsque|si) vous (dites|parlez) ~~(vous voulez dire|c' est|ca veut dire|vous parlez|vous pensez|c' est a dire|quoi)
    `,
    repeat: `
      ({vous}|{puis})({adv})*(me |m' |la |le |l' |moi |vous )*(repeter|redire|relire|reposer|recommencer|reprendre|redonner|reecouter|repasser|reentendre|demander de repeter|dire encore|la poser encore|reciter|relancer|rappeler)( la| votre| le| ce| s' il| une| cette| l'| ca| encore| seconde| deuxieme| derniere)*( question| partie| fin| debut| vous plait| fois| plait)*
      (repetez|redites|relisez|reposez|rappelez moi|redis|repete|relis|repose) ({adv})*(moi |la |le |ca |cela |votre |s' il |vous |la question|encore|une fois)*
      (c' etait|c' est|quelle etait|quelle est|quelle etait deja|c' etait quoi|quelle) ~(quoi |deja |encore )*(la |votre |deja la )(question|deuxieme partie|derniere question|derniere partie|seconde partie|fin de la question)({fin})
      (qu' est ce que|que|qu'|quoi|vous) (vous|tu|avez|m' avez|disiez) ({adv})*(m' |me |vous |venez de |avez |aviez )*(dit|demande|demander|dites|demandiez|disiez|dire|posiez)({fin})
      (je|j') (n' |ne |vous )*(ai|entends|entendais|avais) ({adv})*(rien|pas|mal|plus|pas bien|pas tout|a peine) ({adv})*(bien |tout |tres bien |pu )*(entendu|entends|capte le son|entendre|suivi|ecoute|saisi la fin|compris (la fin|le debut)|attrape|le son|la question)?({fin})(?! (de tel|parler))
      (je )?vous (entends|ai) (pas|mal|a peine|plus) ?(bien|entendu|tres bien)?
      (j' ai|je|j') ({adv})*(perdu|oublie|rate|manque|decroche|loupe|perdu le fil|ne sais plus|ne me souviens plus de|me rappelle plus|ai oublie|ai rate|sais plus|ai perdu) ({adv})*(le |la |l' |de |votre |un |ce que |quelle |ce qu' |une |quelle etait )*(fil|question|fin|debut|bout|partie|moment|la question|vous (avez|m' avez|demandiez)|etait la question)({fin})
      (ca|le son|la connexion|l' audio|la ligne|votre voix|vous) ~(a coupe|coupe|a saute|saute|gresille|a bugge|a ete coupe|est mauvaise|etait coupe|avez coupe|s' est coupe|s' est coupee|a lache|ne marche plus|hache|est hachee)({fin})
      (pardon|comment|hein|quoi|excusez moi|desole|encore une fois|une fois de plus)( pardon| comment| s' il vous plait| vous dites| vous disiez| la question| quoi| svp)*(?= $| [.?] $)
      (encore une fois|une deuxieme fois|une nouvelle fois)( s' il vous plait| svp)?(?= $| [.?] $)
    `,
    skip: `
      ({puis}|{vous})({adv})*(la |le |y |en |l' |me |vous |a |celle ci |cette question )*(passer|sauter|eviter|ignorer|zapper|laisser|laisser de cote|continuer avec|aller|avancer|ne pas (repondre|en parler|aborder|en dire|y repondre|parler)|pas (repondre|en parler|y repondre)|repondre pas|changer|poser|revenir sur|passe|passer outre)( a| la| cette| celle| de| une| directement| sur| pour| l'| votre| tout| directe| suite| y| ca| plus| tard)*( question| suivante| autre| la suite| prochaine| suivant| celle la| celle ci| question suivante| prochaine question| autre question| autre chose| ci| la| ca| point| sujet| tour)*({fin})(?= $| [.?] | (s'|si|merci|je|parce|mais|desole|desolee|excusez|car|c'|pardon|svp|plutot|ca|pour|a|sur|on|et|j'|la|de|cette|celle|vous|il) )(?! (la commande|le client|aux toilettes|au magasin))
      (on passe|passons|sautons|on saute|je passe|je saute|je prefere passer|je zappe|on zappe|passez|continuons) ({adv})*(a |la |cette |sur |celle |directement |mon |le )*(la suivante|suivante|question|question suivante|suite|la suite|celle la|celle ci|tour|autre chose|prochaine|celui la|prochaine question|a autre chose|ci)?(?= $| [.?] | (s'|si|merci|je|svp|desole|pour|j'|cette|sur|plutot) )
      (question suivante|la suivante|une autre question|la prochaine|prochaine question|la question suivante)( s' il vous plait| svp| merci)*(?= $| [.?] | (s'|svp|merci|je) )
      (je|j') (ne |n' )?(prefere|veux|souhaite|voudrais|prefererais|tiens|ai|aimerais|aime) (autant |vraiment |mieux )*(pas|ne pas|pas a|pas envie de|pas envie d'|mieux ne pas|autant ne pas) (y |en |vous |a )*(repondre|parler|en parler|aborder|evoquer|dire|aborder ce sujet|en dire plus|detailler|raconter)({fin})
      (c' est|ca c' est|cette question est|ca reste|c' est trop|c' est quelque chose de) ({tres})*(trop |assez |tres |de )*(personnel|prive|intime|personnelle|privee|perso|sensible|confidentiel|douloureux)(?= $| [.?] | (je|pour|on|comme|desole|j'|passons) )
      (pas de commentaire|joker|sans commentaire|ca ne vous regarde pas|ca vous regarde pas)
    `,
    moment: `
      ({puis}|{vous}|laissez moi |donnez moi |accordez moi |il me faut |j' ai besoin d' |j' ai besoin de |juste |attendez |je prends |je demande |encore |laisse moi |donne moi |je peux avoir )({adv})*(avoir |prendre |me donner |me laisser |m' accorder |juste |bien |encore |le temps d' |d' )*(un |une |deux |quelques |cinq |le |un petit |une petite )(petit |petite |tout petit |court )*(instant|moment|seconde|secondes|minute|minutes pour (reflechir|y reflechir|penser)|temps|temps de reflexion|peu de temps|minute de reflexion)( pour (y )?(reflechir|penser)| de reflexion| s' il vous plait)*(?! (pause|d' arret))
      ({puis}|laissez moi |laisse moi |il faut que j' |il faut que je |attendez que je |attendez que j' |attendez je |que je |que j' )({adv})*(y |un peu |deux secondes |une seconde |un instant |bien |juste |me |m' )*(reflechir|reflechisse|penser|reflechis|rassembler mes (idees|pensees)|chercher|cherche|trouver un exemple|concentrer|y penser|y reflechir|remettre mes idees ~|remettre les choses ~|me souvenir|me rappeler|organiser mes (idees|pensees))({fin})(?! a (cette offre|votre offre))
      (attendez|attends|patientez|minute|une minute|un moment|un instant|une seconde|deux secondes|un petit instant|une petite seconde|deux minutes que)( deux| une| un| s' il| juste| je| que)*( secondes?| instant| moment| minute| petite| petit| vous plait| reflechis| cherche| reflechisse)*(?= $| [.?] | (je (reflechis|cherche|pense|dois)|s'|que je|laissez|svp|pour) )
      (je )?(reflechis|cherche|suis en train de (reflechir|chercher)|suis en train de me rappeler)( encore| un peu| juste| une seconde| un instant| deux secondes| un exemple)*(?= $| [.?] | (s'|un|une|attendez|laissez|pardon) )
      (bonne|belle|vaste|excellente|c' est une bonne|tres bonne) question ~~(reflechir|reflechisse|instant|seconde|moment|temps|attendez|voyons|minute)
      voyons( voir)?(?= $| [.?] $)
    `,
    dont_know: `
      (je|j'|ca|la|non|moi) (je )?(n' |ne )?(en )?(sais|vois|ai|trouve|saurais|me souviens|me rappelle|pense|peux|connais) ({adv})*(pas|rien|aucun|aucune|absolument pas|pas du tout|plus|vraiment pas|aucunement|toujours pas|toujours rien|que dalle|pas trop|pas vraiment) ({adv})*(du tout |trop |d' |de |quoi |vraiment |comment |rien |grand chose |un seul |qui |la moindre |en tete |non plus )*(exemple|exemples|idee|situation|reponse|dire|repondre|quoi dire|quoi repondre|raconter|souvenir|souvenirs|experience|precis|me vient|en tete|la reponse|comment repondre|comment faire|la|cas|vous dire|moi)?({fin})(?! (ce que (vous|ca)|si (vous|je parle)|pourquoi je vous))
      (aucune|pas la moindre|zero|pas d'|aucun|pas une seule) (idee|exemple|souvenir|reponse|experience)( desole| desolee| la| precis| qui me vient| en tete)*
      (rien|aucun exemple|aucune situation|il n' y a rien|y a rien|rien du tout) (ne |n' )?(me |m' |qui me )?(vient|est venu|revient|qui me vient)( a l' esprit| en tete| la| comme ca| spontanement)*
      (j' ai|c' est|j' ai un|je fais un|c' est le) ({adv})*(un |le |comme un |la |une |completement un )*(trou|blanc|trou de memoire|trou noir|blackout|tete vide|vide|vide total|trou complet|panne|page blanche|blanc total|noir)(?! (de marche|comptable|dans|d' air))
      (ca|cela) (ne |n' )?(m' |me )*(est|arrive|dit|parle|evoque) ({adv})*(jamais|rien|pas) ~(arrive|rien|vraiment)?({fin})
      je (n' |ne )?(ai|suis) ({adv})*jamais ({adv})*(eu|fait|vecu|connu|ete|rencontre|dirige|vu|organise|gere) (a |ca|cela|de telle|ce genre|de situation|cette situation|ce cas|d' equipe|dans ce cas|l' occasion|confronte|face|ce type|une|un|d'|dans|quelque chose|la)( situation| choses?| cas| problemes?| de| comme| ca| occasion| telle)*({fin})
      j' ai jamais (fait|eu|vecu|connu|ete)( a faire)?( ca| ce genre de (choses?|situation)| l' occasion| dans ce cas| a faire ca| cette situation| confronte| ce cas)*({fin})
      (je )?(seche|bloque|cale)( completement| la| totalement| desole| desolee)*(?= $| [.?] | (je|desole|la|sur) )
      (toujours|non|la non plus|non plus) (rien|toujours rien|pas d' idee|je ne vois pas|je vois pas|pas)( desole| desolee| non plus)*
    `,
    done: `
      (voila|c' est|ca c' est|ce sera|ca sera|c' etait|donc voila|voila c' est) ({adv})*(a peu pres |tout|fini|bon|termine|ca|a peu pres|pour moi|tout ce que|je crois que c' est|en gros|tout pour)+( tout| ca| pour moi| je crois| je pense| fini| bon| ce que j' avais a dire| ce que je (peux|voulais) dire| de mon cote| en gros| merci| ce que j' ai a dire| dessus| sur ce point| pour cette question| voila)*(?= $| [.?] | (merci|voila|je|vous|on|pour|donc|de) )
      (je|j') (n' |ne )?(ai|vois|avais|pense|crois) ({adv})*(plus|rien|pas|avoir|tout|fini|termine|repondu|fait le tour) ({adv})*(rien |de |a |grand chose |d' )*(a |d' )?(ajouter|rajouter|dire|autre|d' autre|dit|termine|fini|plus a dire|repondu|complement|fait le tour|complete|tout dit|plus)( la dessus| sur ce point| a la question| de plus| pour moi| merci| dessus| je crois| sur cette question| de particulier| a dire)*({fin})
      (j' ai|je crois que j' ai|je pense avoir|je pense que j' ai|je crois avoir) ({adv})*(fini|termine|tout dit|fait le tour|repondu|dit l' essentiel|a peu pres tout dit|dit ce que)({fin})?
      (rien|rien d' autre|rien de plus|plus rien|non rien) (a |de |d' )*(ajouter|plus|rajouter|dire|special|autre|particulier)( merci| de plus| pour moi| a ajouter)*
      (vous pouvez|on peut|tu peux) ({adv})*(continuer|passer a la (suite|suivante|question suivante)|enchainer|poser la suivante|y aller|avancer)({fin})(?! si)
      je (m' arrete la|m' arreterai la|m' en tiens la|terminerai la dessus|finis la dessus)(?! avec)
    `,
  },
  brief: {
    self_harm: `
      (suicide|me tuer|mourir|suicidaire|en finir avec la vie)
    `,
    distress: `
      (crise de panique|attaque de panique|au secours|aidez moi|malaise|urgence|j' ai mal|j' ai peur|je pleure|ca va pas|je me sens mal|pas bien)
    `,
    end: `
      (stop|arreter|arretez|arrete|on arrete|j' arrete|terminer|fin|finir|quitter|au revoir|c' est fini|ca suffit|laissez tomber|je m' en vais|je pars|je raccroche|je dois (y aller|partir|raccrocher)|arretons|plus envie|pas interesse|plus interesse|plus interessee|stop maintenant|fin de l' entretien|arreter l' entretien)
    `,
    accommodation: `
      (je suis|suis) ({tres})*{etat}
      (j' ai) (un |une |des )?{trouble}
      (je begaie|je begaye|sous titres|langue des signes|plus lentement|moins vite|plus fort|trop vite|pas assez fort|malentendant|malentendante|lecteur d' ecran)
      (je peux|puis je|est ce que je peux) (ecrire|taper|repondre par ecrit)
    `,
    abuse: `
      ({insulte}|putain|ta gueule|va te faire|degage|nique|baise|sexy|la ferme|fermez la|casse toi)
    `,
    other_language: `
      (en )?{langue}( s' il vous plait)?
      (parle|parler|comprends) (pas|mal) (bien )?{langue}
      autre langue
    `,
    break: `
      (pause|une pause|petite pause|toilettes|wc|ca sonne|on sonne|deux minutes|cinq minutes|plus tard|demain|un autre jour|pas maintenant|interruption)
    `,
    salary_question: `
      (salaire|le salaire|remuneration|combien|c' est paye combien|ca paye combien|ca paie combien|paye combien|combien ca paye)
    `,
    about_ai: `
      (robot|machine|humain|ia|vous etes qui|qui etes vous|t' es qui|qui parle|il y a quelqu' un)
    `,
    job_question: `
      (quand|comment|quel|quelle|quels|quelles|qui|ou|est ce|combien|c' est) ~~{poste}
    `,
    rephrase: `
      (comment ca|c' est a dire|quoi exactement|comprends pas|je comprends pas|je ne comprends pas|pas compris|j' ai pas compris|je n' ai pas compris|pas clair|dans quel sens|par exemple|en quoi|genre quoi|du genre|que voulez vous dire|ca veut dire|reformuler|expliquez|trop complique)
    `,
    repeat: `
      (pardon|comment|quoi|hein|repeter|repetez|encore|encore une fois|la question|allo|excusez moi|plait il|vous dites|j' ai pas entendu|pas entendu|je n' ai pas entendu|mal entendu|vous pouvez repeter)
    `,
    skip: `
      (passer|je passe|suivante|suivant|question suivante|prochaine|on passe|passons|autre question|la suite|joker|trop personnel|c' est prive|pas envie|sautez|sauter|suite)
    `,
    moment: `
      (attendez|un instant|un moment|une seconde|une minute|deux secondes|instant|moment|minute|bonne question|je reflechis|je cherche|laissez moi reflechir|voyons|voyons voir|attends|laissez moi le temps|question difficile|reflechir)
    `,
    dont_know: `
      (je sais pas|je ne sais pas|sais pas|je n' sais pas|aucune idee|rien|pas d' exemple|aucun|jamais|non plus|toujours rien|je vois pas|je ne vois pas|pas vraiment|trou noir|le trou|je seche|difficile a dire|j' ai rien|pas que je sache|bof)
    `,
    done: `
      (voila|c' est tout|c' est bon|fini|termine|j' ai fini|j' ai termine|rien d' autre|rien de plus|non|non merci|c' est ca|ca ira|ca y est|suivante|c' est fini|et voila|voila voila|rien a ajouter|c' est tout pour moi|ok|merci)
    `,
  },
  reported:
    "((?<! (deja|bien|ai|comme|l'|vous|autrement|franchement|m' avez|avez) )(dit|disait|disaient|disant|demande|demandait|demandent|demandaient|crie|criait|hurlait|hurle|repondu|repondait|ecrit|ecrivait|expliquait|raconte|racontait|annonce|menacait|repete|repetait|suppliait|insulte|insultait|traite de|traitee de|traitait|appelle|appelait|pensait|criant|hurlant|demandant|disent)|(lui|leur|l'|les|nous|me|m') (ai|dis|demande|a|ont|avait) (dit|demande|crie|repondu|lance|de|a|ecrit|que)?|(je|j'|on) (dis|demande|leur dis|lui dis|lui demande|leur demande|me suis dit|me dis|dis toujours|demande toujours) ?(toujours|au|a|aux|lui|leur|que|souvent)?|(elle|il|ils|elles|client|cliente|patient|patiente|chef|collegue|on) (m' |me |nous |lui |s' |se )*(dit|dis|demande|crie|disait|fait|demandait|a dit|m' a dit|a demande|a crie))( [^ .?]{1,30}){0,9}",
  habit:
    "((parfois|toujours|souvent|d' habitude|normalement|generalement|regulierement|a l' epoque|avant|autrefois|l' annee derniere|le mois dernier|dans mon (ancien|dernier|premier) (poste|travail|boulot)|il y a (deux|trois|quelques|cinq) ans)( [^ .?]{1,30}){0,4}|(quand|lorsque|chaque fois que|des que|a chaque fois que|jusqu' a ce que)( [^ .?]{1,30}){0,2})",
  inside: "((demande|dis|demander|dire|demandent) (leur|lui|aux? [a-z]{3,20}|a la [a-z]{3,20}|au [a-z]{3,20}|a mes [a-z]{3,20}))",
  continues: "((alors|donc|du coup|et|mais|et puis|puis) (j' ai|on a|je suis alle|je lui ai|je leur ai|je demande|je cherche|je sais|j' appelle|je note|je prends|nous avons|j' avais|je me suis))",
  past: "etait|etaient|avait|avaient|ai|a|ont|fait|dit|demande|voulait|pouvait|faisait|disait|est alle|[a-z]{2,20}(ait|aient)|il|elle|ils|elles|lui|leur",
  addressed: "(vous|votre|s' il|pardon|excusez|desole|desolee|je peux|puis je|est ce que|on peut|peut on|je voudrais|j' aimerais|je prefere|j' ai besoin|je veux|attendez|c' est|je ne|je suis|j' ai|c' etait|voila|aucun)",
  reportedAfter:
    "(~(dit il|dit elle|disait il|disait elle|disait|m' a dit|a t il dit|a t elle dit|a dit|qu' il (dit|disait|m' a dit)|qu' elle (dit|disait|m' a dit)|me disait|je lui ai dit|je leur ai dit|m' a crie|il m' a dit|elle m' a dit|il me dit|elle me dit|il disait|elle disait))",
  padding: `
    a ah ai alors au aussi avec avez beaucoup ben bien bon bonjour ca car ce cela c' d' dans de deja des desole desolee dire donc du elle en encore est et etes
    euh excusez fait faire franchement genre hein honnetement ici il ils j' je juste l' la le les leur m' ma madame mais me merci mes moi mon monsieur n' ne non
    nous on ou oui pardon parce pas peu peut etre plait plus plutot pour pourquoi puis qu' que quand question qui quoi s' sa sans se si simplement sincerement
    sur svp t' tout toute tres un une va vais veux voila voir votre vous vraiment y ouais bah enfin maintenant moment sais peux pourriez pouvez quel quelle ait
  `,
})
