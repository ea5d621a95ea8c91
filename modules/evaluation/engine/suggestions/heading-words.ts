// The headings of job descriptions, in English, German, French and Spanish. For folded texts.

const anyOf = (...phrases: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{N}])`, 'gu')

/** Over tasks, what the employer gives, the employer and how to apply, even if their words are those of the lists below. */
export const OTHER_HEADINGS = anyOf(
  "benefits?|perks?|salary|pay|hours|conditions|the deal|we (?:can )?offer|you(?:'ll| will)? (?:get|receive)|what(?:'s| is) in it for you",
  'what (?:you can|to) expect|(?:key )?responsibilit(?:y|ies)|duties|tasks|main purpose',
  "(?:the|your) (?:job|role|position|work|day|mission|impact|team)(?: with us)?|what you(?:'ll| will| would)?(?: be)? (?:do|doing)|you will",
  '(?:how )?to apply|apply(?: now)?|sounds good|interested|contact|next steps|what happens next|about (?:us|the \\p{L}+)|who we are|our \\p{L}+|the company',
  'bieten|benefits|bekomm(?:st|en)|(?:sie|du) davon ha(?:ben|st)|(?:sie|du) bei uns find(?:en|est)|vergutung|gehalt|arbeitszeit(?:en)?|konditionen',
  '\\p{L}*aufgaben(?:gebiet)?|tatigkeiten|(?:erwartet|erwarten) (?:sie|dich)|(?:dich|sie) (?:erwartet|erwarten)|das machst du|dein job|ihre stelle',
  'kontakt|hinweise?|bewerbung|bewirb dich|(?:so geht es|wie geht es) weiter|interesse|uber uns|wer wir sind|das sind wir|unser \\p{L}+',
  "avantages|offrons|proposons|on (?:te|vous) propose|(?:t'|vous )attend|plus du poste|remuneration|salaire|horaires|contrat",
  "missions?|(?:ton|votre) quotidien|taches|(?:tu|vous) fer(?:as|ez)|vos missions|le poste|le job|l'association apporte",
  '(?:pour )?postuler|comment ca se passe|a propos|qui (?:sommes-nous|on est)|contacts?|candidature',
  'ofrecemos|beneficios|ventajas|te (?:damos|llevas|ofrecemos)|condiciones|horario|sueldo|salario|contrato',
  'funciones|tareas|vas a hacer|haras|(?:necesitas|tienes que) hacer(?: cada dia)?|tu dia a dia|el puesto|responsabilidades',
  'te animas|interesad[oa]s|como (?:aplicar|postular)|inscripcion|contacto|sobre nosotros|quienes somos',
  "what(?:'s| is) on offer|our offer|in return|package|rewards?|practicalities|the (?:practical bits|details|small print|catch)|nuts and bolts|terms|good to know|when and where|where and when|locations?|a (?:typical|normal) (?:day|week)|a day in the life",
  "unser angebot|angebot|vorteile|dein tag|der job|die stelle|zur stelle|darauf (?:kannst du|konnen sie) (?:dich|sich) freuen|freu dich auf|(?:gibt es|gibt's)(?: bei uns| dafur)?|(?:dafur )?gibt es|bei uns|gut zu wissen|rahmen(?:bedingungen)?|lohn|verdienst|bezahlung|lust(?: bekommen)?|klingt (?:das )?gut|neugierig|nachste schritte|so lauft",
  "l'(?:entreprise|equipe|offre)|responsabilites|au quotidien|(?:ta|votre) journee|vous trouverez(?: chez nous)?|(?:la vie )?chez nous|infos? pratiques|bon a savoir|(?:processus de )?recrutement|le (?:travail|metier|cadre)|conditions(?: de travail)?|interesse(?:e|\\.e|·e)?s?|et ensuite",
  'a cambio|que te espera|(?:en el|tu) dia a dia|tu mision|el (?:trabajo|equipo)|por que|apuntate|inscribete|plazo|presentarse|bases|ofrece(?:mos)?|la empresa',
  'springt (?:fur dich|dabei) raus|leistungen|verlassen|warum|wofur wir stehen|rahmendaten|(?:was|das) (?:wir|ihr) (?:tun|machen)',
  'plus de la maison|pourquoi|cote pratique|modalites|statut|on se rencontre|notre histoire|process',
)

/** Over what is welcome and not needed. */
export const NICE_HEADINGS = anyOf(
  'nice[- ]to[- ]haves?|good to have|bonus(?: points)?|(?:a )?plus|preferred|desirables?|advantageous|it helps if|ideally|even better(?: if)?',
  "not (?:a must|essential|required)(?:,? but)?|we(?:'d| would) (?:also )?love(?: it)?|would be (?:nice|great|lovely)|cherry on top|on top|extras?",
  'von vorteil|wunschenswert|pluspunkte|gern gesehen|zusatzlich|ausserdem|idealerweise|(?:das )?ware (?:toll|schon|super)|kein muss',
  '(?:les|un) (?:petits )?plus|(?<!vos )atouts|souhaite\\w*|apprecie\\w*|serait (?:chouette|top|bien|super|ideal)|cerise sur le gateau|idealement|en plus',
  'deseables?|se valora\\w*|valoraremos|valorable|(?:si )?ademas|sumas? puntos|de preferencia|idealmente|seria (?:genial|ideal)',
  'i-tupfelchen|kur|kann|gern auch|schon ware(?:n)?|freuen wurden wir uns(?: uber)?|bonus',
  "si en plus|ce serait l'ideal|non indispensables?(?: mais)?|bonus|apprecies?|ideal si|puntos extra|extra|valoramos|seria un plus",
  'ravis si|serait bien(?: aussi)?|schon,? aber',
)

/** Over what the person has to bring. */
export const MUST_HEADINGS = anyOf(
  "what (?:(?:we|you)(?:'ll| will| must| should)? |we(?:'re| are) )(?:look(?:ing)? for|bring|need|want|have|expect|ask)(?: (?:from|of|in) you)?",
  "(?:who )?we(?:'re| are) looking for|who you are|who are you|about you|what it takes|what (?:matters|counts)|is (?:this|that|it) you",
  "you(?:'ll| will| must| should)? (?:have|bring|need)|you are|your (?:profile|skills|background|qualifications|experience)|do you recogni[sz]e yourself",
  'requirements?|required|qualifications?|must(?:[- ]haves?)?|skills|essentials?|criteria|person specification|(?:ideal|right|successful) (?:candidate|person)',
  '^you(?: and us)?$|we need(?: from you)?|to succeed|does this sound like you|sound familiar',
  '(?:ihr|dein) profil|(?:bringst|bringen|solltest|sollten) (?:du|sie)|(?:du bringst|sie bringen)|(?:du|sie) mitbring\\w*|was zahlt',
  '(?:brauchst|brauchen) (?:du|sie)|(?:du|sie) (?:brauchst|brauchen)|wen wir suchen|wer (?:du bist|sie sind)|wir (?:brauchen|suchen)',
  '(?:erwarten|wunschen) wir|(?:was )?wir (?:uns )?(?:von (?:dir|ihnen) )?(?:erwarten|wunschen|vorstellen)|uns (?:ist )?wichtig(?: ist)?|zwingend',
  '\\p{L}*anforderung\\p{L}*|\\p{L}*qualifikation\\p{L}*|\\p{L}*voraussetzung\\p{L}*|passt du(?: zu uns)?|(?:du passt|sie passen) zu uns|^(?:du|sie)$',
  "profil(?: recherche)?|competences|exigences|pre-?requis|ce qu'il (?:vous|te) faut|nous (?:recherchons|attendons|cherchons)|vous etes|etes-vous",
  "(?:ce )?qu'on (?:attend|cherche|recherche|demande)(?: de (?:toi|vous))?|pour reussir|imperatif|indispensable|exige|sur vous|^(?:toi|vous)$|tu as|vous avez",
  'requisitos|perfil|que (?:te )?(?:buscamos|pedimos|esperamos|necesitamos|necesitas)(?: (?:en|de) ti)?|imprescindibles?|indispensables?|competencias|eres tu|obligatorio',
  "(?:this is |it(?:'s| is) )?for you if|you(?:'ll| will)? (?:be great at this|thrive here) if|hear from you if|you(?:'re| are) (?:a good fit|the one) if|the person|person spec|who would suit|could it be you|our ideal \\p{L}+|experience|knowledge",
  '(?:zeichnet|zeichnen) (?:dich|sie) aus|(?:dich|sie) auszeichnet|(?:uberzeugst du|uberzeugen sie)(?: uns)?|(?:ihre|deine) (?:starken|skills|qualifikation|erfahrung)|fachlich|personlich|muss|(?:das )?(?:du|sie) konnen (?:solltest|sollten|musst|mussen)|du (?:bist|kannst|hast)|sie (?:sind|haben)',
  "vos (?:atouts|competences|talents)|savoir-(?:faire|etre)|et (?:vous|toi)|(?:on|nous) cherch(?:e|ons) quelqu'un(?: qui)?|formation(?: et experience)?|votre parcours|(?:vous|tu) (?:vous|te) reconnais(?:sez)?|fait pour (?:vous|toi)(?: si)?|c'est (?:vous|toi) si|diplomes?|experience|le candidat ideal|il faut",
  'a quien buscamos|te pedimos|se pide|pedimos|formacion|experiencia|conocimientos|eres (?:la persona|quien)(?: si)?|buscamos|necesitamos|necesitas',
  "aptitudes|requis(?:es?)?|(?:il )?(?:nous )?faut(?: quelqu'un qui)?",
  '(?:musst|mussen|solltest|sollten) (?:du|sie)|erforderliche?s?|passt zu (?:dir|ihnen)|(?:du|sie) (?:kannst|konnen)',
)
