// How clauses say whose work they describe and whether it took place, in English, German, French and Spanish. For folded texts.

const group = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .join('|')

// Folded texts, so without accents.
const FAMILY = `(?:mother|father|mum|mom|dad|brother|sister|wife|husband|uncle|aunt|cousin|son|daughter|grandfather|grandmother|granddad|grandma|partner|spouse|girlfriend|boyfriend|fiancee?|friend|flatmate|roommate|parents|family|neighbour|neighbor|nephew|niece|mutter|vater|bruder|schwester|frau|mann|ehemann|ehefrau|onkel|tante|cousine?|sohn|tochter|opa|oma|grossvater|grossmutter|partnerin|freund|freundin|eltern|familie|mere|pere|frere|soeur|femme|mari|oncle|tante|fils|fille|grand-pere|grand-mere|conjointe?|compagnon|compagne|amie?|parents|famille|madre|padre|hermano|hermana|mujer|marido|esposa|esposo|tio|tia|primo|prima|hijo|hija|abuelo|abuela|pareja|amigo|amiga|padres|familia|novio|novia|twin|(?:brother|sister|father|mother)-in-law|in-laws|step(?:father|mother|dad|mum)|godfather|godmother|schwager|schwagerin|schwiegervater|schwiegermutter|zwilling|beau-frere|belle-soeur|beau-pere|belle-mere|jumeau|jumelle|cunad[oa]|suegr[oa]|yerno|nuera|gemel[oa]|epouse|epoux|gendre|bru|beau-fils|belle-fille|neveu|niece|parrain|marraine|petit-fils|petite-fille|copain|copine|lebensgefahrt(?:e|in)|verlobter?|geschwister|neffe|nichte|enkel(?:in)?|patenonkel|patentante|schwiegersohn|schwiegertochter|sobrin[oa]|niet[oa]|hermanos|prometid[oa]|padrino|madrina|conyuge|grandson|granddaughter|stepson|stepdaughter|siblings?|fiance)`

const MY = '(?:my|meine?|meiner|meines|mon|ma|mes|mi|mis)'

export const RELATIVE = new RegExp(`\\b(?:${MY}|the|our)\\s(?:\\p{L}{1,12}\\s)?${FAMILY}s?\\b`, 'u')

/** "Husband runs a bakery". */
export const RELATIVE_FIRST = new RegExp(
  `^\\W{0,4}${FAMILY} (?:is|was|has|had|runs|ran|works|worked|does|did|drives|teaches|owns|plays|speaks|ist|war|hat|arbeitet|est|travaille|es|era|trabaja|tiene)\\b`,
  'u',
)

export const WITH_RELATIVE = new RegExp(
  `\\b(?:with|for|mit|fur|avec|pour|con|para)\\s${MY}\\s(?:\\p{L}{1,12}\\s)?${FAMILY}`,
  'u',
)

// People and departments that are not the applicant.
const AGENT = `(?:agenc(?:y|ies)|subcontractors?|contractors?|parent(?: company)?|head ?office|headquarters|group|hq|office|colleagues?|coworkers?|co-workers?|team(?: next door)?|teams|departments?|unit|specialists?|suppliers?|providers?|vendors?|consultants?|consultancy|externals?|third part(?:y|ies)|partners?|firm|supervisors?|managers?|boss|directors?|owners?|lead|chef|accountants?|lawyers?|solicitors?|physicians?|doctors?|pharmacists?|therapists?|engineers?|designers?|developers?|technicians?|analysts?|nurses?|social workers?|safeguarding lead|people|professionals|experts|auditors|forwarders?|brokers?|freelancers?|fachkrafte|fachkraft|experten|profis|buros?|buro|spedition|labor|caf|laboratoire|transitaire|notaire|gestionnaires?|asesores|tecnico|transitario|laboratorio|otra empresa|others?|somebody else|someone else|another \\p{L}{1,20}|company|bureau|crew|fitters?|electricians?|plumbers?|planners?|controllers?|buyers?|kollegen|kollegin(?:nen)?|kollege|abteilung|nachbarabteilung|\\p{L}{2,20}(?:leitung|leiter|leiterin|abteilung|buro|firma|kollegin|kollege|meister|chef|chefin|arzt|stelle|zentrale|amt)|patron|patronne|gerante?|hr|finance|accounting|accounts|purchasing|legal|day shift|night shift|early shift|late shift|morning shift|fachabteilung|team|nachbarteam|agentur|zentrale|mutterhaus|muttergesellschaft|konzern|firma|fremdfirma|fremdfirmen|dienstleister|steuerberater(?:in)?|steuerburo|chefin|vorgesetzter?|leitung|leiter(?:in)?|stelle|partnerfirma|extern(?:e|en|er|em)?|subunternehmer|arzt|arzte|siege|pole(?: voisin)?|collegues?|equipe|service(?: voisin| \\p{L}{1,15})?|prestataires?|agence|cabinet|sous-traitants?|maison mere|societe|direction|chef|cheffe|responsable|superieur|medecin|infirmiere|comptable|expert-comptable|companer[oa]s?|equipo|departamento|agencia|central|matriz|gestoria|proveedor(?:es)?|subcontratas?|empresa|jef[ea]|encargad[oa]|direccion|asesoria|tecnicos?|especialistas?)`

const DET = `(?:the|our|their|its|his|her|a|an|another|other|external|outside|one of our|one of the|my|der|die|das|den|dem|des|unser(?:e|en|em|er|es)?|eine?[nmrs]?|anderen?|andere|le|la|les|l'|du|des|un|une|notre|nos|mon|ma|mes|el|los|las|lo|nuestr[oa]s?|otr[oa]s?|mi|mis|del|al)`

const OTHERS = `(?:${DET}\\s?)?(?:[\\p{L}'’/-]{1,20}\\s){0,3}?${AGENT}`

/** "Kafka is run by the platform team", "wird von der Agentur gemacht", "par le siège". "Reinigung von Büros" is of offices. */
export const BY_OTHERS = new RegExp(
  `(?<!\\b(?:checked|reviewed|approved|signed|signed off|audited|verified|praised|rated|inspected|accepted|used|requested|confirmed|chosen|adopted|ordered|read|employed|hired|promoted|awarded|recommended|gepruft|genutzt|beauftragt|eingesetzt|validees?|validee?|verifiee?|utilisee?s?|revisad[oa]s?|aprobad[oa]s?|usad[oa]s?)\\s)(?<!\\p{L}(?:ungen|ung|ionen|ion|pflege|kontrolle|auswahl|montage|einkauf)\\s(?=von\\s(?!(?:de[rmn]|unser\\p{L}{0,2}|eine?[mnr]?)\\b)))\\b(?:by|von|vom|durch|par|por|bei|beim|aupres de|chez)\\s(?!mon (?:bureau|service|equipe)|my (?:desk|team)|mi (?:mesa|equipo)|(?<=(?:par|por)\\s)(?:service|equipe|equipo|unite|departamento)\\b)${OTHERS}\\b`,
  'u',
)

/** "The reporting team streams …", "Die Nachbarabteilung rechnet …": somebody else is the subject. */
export const OTHERS_DO = new RegExp(
  `^\\W{0,4}(?:(?:while|whereas|wahrend|pendant que|tandis que|alors que|mientras(?: que)?)\\s)?(?:head ?office|headquarters|${DET}\\s(?!(?:team|equipe|equipo|abteilung|service|company|group|unit|people)\\b)(?:[\\p{L}'’/-]{1,20}\\s){0,3}?${AGENT}|${DET}\\s(?:[\\p{L}'’/-]{1,20}\\s){0,4}(?:team|department|abteilung|equipo|equipe|service)\\s(?:next (?:door|to)|nebenan|voisine?|de al lado|vecino))\\b(?!\\s(?:of|von|de)\\s(?:\\d|\\p{L}{2,9}\\b[^.]{0,4}$))`,
  'u',
)

/** "Desserts come from our pastry chef", "das übernimmt die Nachbarabteilung", "lo lleva mi compañero". */
export const TAKEN_OVER = new RegExp(
  `\\b(?:come from|comes from|came from|belongs? to|belonged to|(?:is|are|was|were|is being) (?:done|handled|run|led|managed|made|fitted|built|prepared|carried out|looked after|taken care of|dealt with) (?:by|elsewhere|abroad|centrally)|handled elsewhere|done elsewhere|lies with|rests with|is the job of|the responsibility of|left to|ubernimmt|ubernehmen|ubernahm|macht|machen|machte|erledigt|erledigen|betreut|betreuen|liegt bei|liegen bei|lag bei|kommt von|kommen von|gehoren? zu|relevent|releve|sont (?:assurees?|traitees?|geree?s|animee?s|faits?|faites|confiee?s)|est (?:assuree?|traitee?|geree?|animee?|faite?|confiee?)|s'en charge|s'occupe|s'occupent|incombe|lo lleva|la lleva|los lleva|las lleva|lo hace|la hace|los hace|las hace|lo hacen|las hacen|se encarga|se encargan|corresponde a|corre a cargo de|lleva|llevan|pruft|prufen|erstellt|erstellen|schreibt|schreiben|plant|planen|bucht|buchen|fuhrt|fuhren|leitet|leiten|kocht|kochen|baut|bauen|rechnet|liefert|liefern|fahrt|fahren|bearbeitet|bearbeiten|verantwortet|steuert|zeichnet|programmiert|programmieren|hatte|hatten|hat|goes through|go through|runs through|lauft uber|laufen uber|passe par|passait par|pasa por|sat with|was with|were with|(?<!\\b(?:selon|suivant|avec|dans|sur|pour|par|de|a|con|en|por|segun|sans|et|y)\\s)(?:lo|la|los|las) \\p{L}{3,14})\\s(?:(?:to|from|with|by|aux?|du|de|d'|par|por|de la|an|bei|vom|von)\\s?)?${OTHERS}\\b`,
  'u',
)

/** "Pastry came ready-made", "customs falls to the agent", "the caisse était tenue par la patronne": in any trade somebody else's. */
export const ELSEWHERE = new RegExp(
  `\\b(?:${group(`
    (?<=\\p{L}\\s)(?:sits?|sat|stays?|stayed|lies|lay|rests?|rested|remains?|remained) with (?!me\\b|us\\b)
    (?:is|are|was|were|gets?|got|been|being) (?:run|done|handled|kept|held|looked after|managed|prepared|dealt with|taken care of|sorted|planned|written|drawn up|ordered|calculated|filed|led|made|taught|driven|cooked|cleaned|fitted|built|patrolled|watched) (?:by (?!me\\b|myself|us\\b|hand\\b|my\\b|computer|machine|tablet)|elsewhere|upstairs|downstairs|next door|abroad|centrally|on (?:the|another) (?:floor|site|ward)|at (?:another|a different|our other)|in another)
    (?:falls?|fell) to (?:the|our|my|another|an?)
    (?:goes|go|went) (?:to|out to) (?:an? )?(?:outside|external|other|another)
    (?:comes?|came|arrives?|arrived|delivered) (?:in )?(?:ready|ready-made|pre-made|finished|frozen|pre-cut)
    (?:buy|buys|bought|buying) (?:it |them |these |those )?in(?! bulk)
    (?:somebody|someone) else(?! 's)
    (?:were|was|are|is) for (?:the )?others
    (?:belongs?|belonged) to (?:a |the |my |another )?(?:colleague|owner|other|boss|manager)
    (?:works|factory|firm|company|shop|team|plant|office|garage|school|clinic) (?:next door|across the road|opposite|upstairs)
    (?:ist|war|sind|waren) (?:der|die|das|ein|eine|unsere?|meine?|andere) (?:\\p{L}{2,20} ){0,2}(?:zustandig|verantwortlich|dran)
    lief(?:en)? uber
    durften? nur
    (?:est|sont|etait|etaient|ete) (?:\\p{L}{2,12} )?(?!utilis|valid|verifi|control|audit|appreci|reconnu|prime|recompens|certifi|adopt|note|choisi|demand|suivi|lu)\\p{L}{2,14}(?:e|ee|es|ees|i|ie|is|ies|u|ue|us|ues|te|tes) par (?!moi|mes|nous)
    (?:lo|la|los|las) (?:llev|gestion|prepar|manej|firm|revis|compr|cocin|limpi)(?:a|an|aba|aban) (?:mi|el|la|los|las|otr[oa]s?|un|una) \\p{L}{3,20}
    (?:lo|la|los|las) (?:hace|hacia|hacen|conduce|conducia|vende|escribe|decide|atiende|cubre|resuelve) (?:mi|el|la|los|las|otr[oa]s?|un|una) \\p{L}{3,20}
    otr[oa] (?:companer[oa]|persona|empresa|equipo|departamento)
  `)})`,
  'u',
)

/** What was not done: "rather than buying it in". */
export const INSTEAD =
  /\b(?:rather than|instead of|(?:an)?statt|plutot que(?: de)?|au lieu de|en vez de|en lugar de)\b.{0,60}/u

/** "Payroll is outsourced": done by somebody else, without saying who. */
export const OUTSOURCED =
  /\b(?:(?:is|are|was|were|been|being|gets?) (?:\p{L}{1,12} )?(?:outsourced|subcontracted|contracted out|farmed out|sent out|sent away|externali[sz]ed|bought in|done elsewhere|done externally|handled externally|not (?:part of|in) my)|(?:ist|sind|war|waren|wird|werden|wurde|wurden) (?:\p{L}{1,14} ){0,2}(?:ausgelagert|fremdvergeben|extern vergeben|extern|vergeben)|(?:est|sont|etait|etaient) (?:\p{L}{1,12} )?(?:externalisee?s?|sous-traitee?s?|delegue?e?s?|confiee?s?)|(?:esta|estan|estaba|se) (?:\p{L}{1,12} )?(?:externalizad[oa]s?|externaliza|subcontratad[oa]s?|subcontrata))\b/u

/** "Customs papers are filled in by our forwarder": any trade, if it is ours or another's. */
export const BY_OURS =
  /\b(?:by|von|durch|par|por) (?:our|another|an external|an outside|someone|somebody|others|unser(?:e[nmr]?)?|einer? extern\p{L}{0,2}|ein extern\p{L}{0,2}|einen extern\p{L}{0,2}|notre|nos|une autre|un autre|d'autres|nuestr[oa]s?|otr[oa]s?)\b/u

/** "Data protection questions go to our DPO". */
export const GOES_TO =
  /\b(?:go|goes|went|gehen|geht|gingen|vont|va|van) (?:\p{L}{1,10} ){0,2}(?:to|an|a|aux?) (?:our|my|unser(?:e[nmr]?)?|meine?[nmr]?|notre|nos|mon|ma|nuestr[oa]|mi)\b/u

/** "Concerns go straight to our safeguarding lead", "reported to the head of accounting": what follows is theirs. */
export const HANDOVER = new RegExp(
  `\\b(?:(?:go|goes|went|passed|handed|hand|pass|refer|referred|escalated?|forwarded|sent|send|transferred|outsourced|delegated)\\s(?:\\p{L}{1,12}\\s){0,3}to|gehen (?:weiter )?an|weitergeleitet an|weitergabe an|ubergabe an|abgegeben an|transmise?s? a|transmis au|confiee?s? a|enviad[oa]s? a|derivad[oa]s? a)\\s${OTHERS}\\b`,
  'u',
)

/** "Transmission des factures au cabinet comptable": sending something is the applicant's work, what the recipient does is not. */
export const SENT_TO = new RegExp(
  `(?<=\\b(?:forwarding|handing over|passing on|sending|sent|transmission|transmettre|envoi|remise|transfert|envio|entrega|remision|traslado|derivacion|weiterleitung|weitergabe|ubergabe|ubermittlung)\\s[^.;,]{0,50})\\b(?:aux?|al?|an|to)\\s${OTHERS}\\b`,
  'u',
)

export const REPORTS_TO =
  /\b(?:report(?:s|ed|ing)?(?: directly)? to(?! me\b)|answer(?:s|ed|ing)? to(?! me\b)|accountable to|supervised by|managed by|led by|trained by|mentored by|supported by|talks? to|alongside (?:the|our|a)|shadow(?:ed|ing)?|(?<!mir )(?<!mir direkt )unterstellt|berichte(?:t|te)? an|unter (?:der )?(?:leitung|anleitung|aufsicht)|rattachee? a|sous la (?:direction|responsabilite|supervision) d|reportando a|dependiendo de|bajo la (?:direccion|supervision)|a las ordenes de)\b/u

export const ASSISTS =
  /\b(?:stand(?:s|ing)? in for|stood in for|stand-in for|deputis(?:e|ed|ing) for|deputiz(?:e|ed|ing) for|deputy to|assistant to|assist(?:s|ed|ing)? (?:the|our|senior|a|with|in)|help(?:s|ed|ing)? (?:the|our|out|with|on|at)|sat in (?:on|with)|lent a hand|a hand with|support(?:s|ed|ing)? the|cover(?:s|ed|ing)? for|fill(?:s|ed|ing)? in for|vertretung (?:der|des|von)|vertret(?:e|en|ung) (?:der|die|den|unsere?[nr]?|meine?[nr]?)|in vertretung|stellvertret\p{L}{0,8}|unterstutz(?:ung|te|t|en) (?:der|des|bei|beim)|mithilfe|mitarbeit (?:bei|an|in)|remplacement d|remplace(?:r|ment)? (?:le|la|du|de)|en l'absence d|assiste(?:r|e)? (?:le|la|les)|aide (?:a|au|aux|la|le|les|mon|ma)|coup de main|appui a|sustitu(?:cion|yo|ia|to) (?:de|del|al|a la)|ayuda (?:a|en|con)|ayudaba|ayude (?:a|en|con|dos|tres|un|una|algun\p{L}{0,2})|echo una mano|apoyo (?:a|en|con)|soutien (?:a|au|aux|dans|pour)|adjointe? (?:au|a la|du|de))\b/gu

/** The verb at the end: "in der Backstube ausgeholfen", "wrote the budget with the director". */
export const ASSISTED_AFTER =
  /\b(?:ausgeholfen|mitgeholfen|aushilfsweise|zugearbeitet|geholfen|helped out|lent a hand|(?:together |jointly )?(?:with|under) (?:the|our|my) (?:\p{L}{1,14} )?(?:director|manager|owner|head|boss|supervisor|chief \p{L}{2,12}|foreman)|(?:mit|unter) (?:dem|der|meine[mr]|unsere[mr]) (?:\p{L}{0,14}leiter(?:in)?|chef(?:in)?|meister(?:in)?|vorgesetzten)|(?:avec|sous) (?:le|la|mon|ma|notre) (?:directeur|directrice|patronn?e?|gerante?|chef\p{L}{0,2}|responsable)|(?:con|bajo) (?:el|la|mi|nuestr[oa]) (?:directora?|jef[ea]|encargad[oa]|duen[oa]|responsable)|(?:with|mit|avec|con) (?:the|our|my|dem|der|le|la|mon|ma|notre|el|mi) (?:\p{L}{2,14}(?:iker|ist|ologe|ologue|ingenieur|ista|arzt)(?:in)?|architect|engineer|accountant|lawyer|doctor|surveyor|nurse|medecin|avocate?|comptable|abogad[oa]|contable|medic[oa]))(?=\W{0,3}$|,)/u

/** A title with one of these is second to the position named after it: "assistant store manager". */
export const SECOND_TO =
  /\b(?:assistant|deputy|vice|trainee|junior|student|apprentice|adjointe?|stellvertretende[rsn]?|stellv|auszubildende[rn]?|azubi|lehrling|werkstudent(?:in)?|praktikant(?:in)?|apprentie?|stagiaire|aide|assistante?|segundo|segunda|ayudante|auxiliar|aprendiz|subdirector[a]?|adjunto|adjunta|becari[oa]|practicas|suppleant|helper|intern|work experience)\b(?:[\s,:/.-]{1,3}(?:de|du|des|d'|au|aux|a|la|le|del|to|the|of|im|in|fur|als|zur|zum|en)){0,3}[\s,:/.-]{0,3}(?:[\p{L}'-]{1,20}\s){0,1}$/u

export const DENIES = new RegExp(
  `\\b(?:${group(`
    apart from|except for|save for|no|not|never|without|none|nor|neither|lack|lacks|lacking|n't|haven't|hasn't|don't|doesn't|didn't|isn't|wasn't|aren't|won't|can't|cannot|nothing|nobody
    yet to|still to come|instead of|rather than|other than|except|excluding|rarely|hardly
    kein|keine|keinen|keiner|keinem|keinerlei|nie|niemals|nicht|ohne|statt|ausser|anstelle|weder
    sans|jamais|pas|aucun|aucune|ni|sauf|hormis|plutot que|au lieu de
    sin|nunca|jamas|ningun|ninguna|no|tampoco|excepto|salvo|en lugar de|en vez de
  `)})\\b`,
  'gu',
)

/** "no load refused", "without delay", "nicht nur": a denial that praises, or that does not deny what follows. */
export const PRAISES =
  /^(?:no|not|never|without|zero|ohne|kein\p{L}{0,3}|nie|sans|aucune?|jamais|sin|ningun\p{L}{0,2}|nunca|ni|not a|nicht|pas)\s(?:a |an |any |single |ein\p{L}{0,3} |einzig\p{L}{0,3} |un |une |seul\p{L}{0,2} |solo |sola |only |nur |seulement |solo |just |once )*(?:single|only|nur|seulement|solo|just|less|more|fewer|later|weniger|mehr|moins|plus|menos|mas|late|incidents?|accidents?|injur\p{L}{1,4}|complaints?|errors?|losses|loss|delays?|downtime|defects?|returns?|claims?|findings?|rejections?|missed|load|outages?|interruptions?|unf[ae]lle?|beanstandung\p{L}{0,2}|fehler|verz[ou]gerung\p{L}{0,2}|ausf[ae]lle?|reklamation\p{L}{0,2}|verlust\p{L}{0,2}|mangel|retards?|incidents?|erreurs?|reclamations?|pertes?|plaintes?|litiges?|retrasos?|incidencias?|errores|quejas|bajas|perdidas|accidentes?|asking|a day late|been late|since then|until|bevor|bis|problem\p{L}{0,2}|supervision|ayuda|aide|hilfe|help)\b(?!\s(?:handling|management|processing|response|prevention|investigations?|reporting|tracking|resolution|adjust\p{L}{1,4})\b)/u

/** A sentence in the first person that says something was not done: it denies everything in the sentence. */
export const FIRST_PERSON_DENIAL =
  /\b(?:(?:i|we) (?:have|had|do|did|was|were|am|are|could|can)(?: \p{L}{1,10}){0,1} (?:not|no|never|yet to|none)|(?:i|we) (?:haven't|hadn't|don't|didn't|wasn't|can't|cannot|couldn't)|(?:i|we) (?:never|lack)|i'm not|i am not|(?:i|we)'ve (?:not|never|yet|no)|have yet to|has yet to|not (?:yet|myself)|no login|still to come|habe(?:n)? (?:ich |wir )?(?:\p{L}{1,14} ){0,4}(?:noch )?(?:nicht|nie|keine?n?|keinerlei)|(?:noch|bislang|bisher) (?:nicht|nie|keine?[nr]?|ohne|kein)|ich (?:\p{L}{1,14} ){1,3}(?:noch )?(?:nicht|nie|keine?n?)|je n'ai|je ne (?:\p{L}{1,14} ){1,2}(?:pas|jamais|aucun)|n'ai (?:jamais|pas|encore)|(?:pas|jamais) encore|encore (?:jamais|aucun|pas)|(?:aun|todavia) no|no (?:he|hemos|tengo|tuve|llegue|cuento)|nunca (?:he|hemos|tuve)|me falta|sin (?:experiencia|conocimientos)|sans (?:experience|connaissance)|aucune (?:experience|connaissance)|keine (?:erfahrung|kenntnisse|praxis)|ohne (?:erfahrung|praxis)|no (?:prior |previous |hands-on |direct |practical |real |paid |professional )?(?:experience|knowledge|exposure|background)|(?:but|which|it|this|project|plan) (?:it )?(?:was|were|got) (?:\p{L}{1,10} )?(?:cancelled|canceled|dropped|shelved|called off|postponed)|(?:wurde|wurden) (?:\p{L}{1,12} )?(?:abgesagt|gestoppt|verschoben)|a ete (?:annulee?|reportee?|abandonnee?)|(?:fue|se) (?:cancelad[oa]|cancelo|suspendi\p{L}{1,3})|nobody reports|ohne (?:personalverantwortung|fuhrungsverantwortung|mitarbeiter)|sans (?:encadrement|management|equipe)|sin personas)\b/u

export const WISHES = new RegExp(
  `\\b(?:${group(`
    to-do list|bucket list|wish list|wishlist|applied (?:for|to) (?:an? |the |be |become )?(?:\\p{L}{2,14} ){0,3}(?:post|position|role|job|lead|promotion|supervisor|manager|leader)|beworben (?:auf|um|als)|on my list|next on my|wunschliste|als nachstes|liste d'envies|lista de deseos|want to|wants to|wanting to|want a|would like|would love|i'd like|i'd love|like to learn|love to learn|eager to|keen to|keen on|hope to|hoping to|hoping for|looking to|looking for|looking forward|plan to|planning to|willing to learn|ready to learn|aspiring|aspire|dream of|dreaming of|interested in|interest in|curious about|next step|one day|ambition|aim to|aiming|intend to|seeking|would welcome|happy to learn|fascinated by|wish to
    mochte|wurde gern|will mich|gern lernen|gerne lernen|interessiere mich|interesse an|interesse fur|suche eine?n? (?:neue[nr]?|stelle|anstellung|arbeit|aufgabe|herausforderung|position|tatigkeit|ausbildung\\p{L}{0,8}|praktikum)|wunsche|traum|ziel ist|(?:ist|sind|war|waren|bereits|noch|fest|kunftig) geplant|geplant (?:ist|sind|fur|ab)|plane (?:eine?n?|den|die|das) (?:\\p{L}{0,8}schein|weiterbildung|fortbildung|kurs|lehrgang|abschluss|studium)|hoffe|reizt mich|neugierig auf
    souhaite|souhaiterais|aimerais|voudrais|j'espere|envie d|desire|desireux|desireuse|interessee? par|m'interesse|recherche une? (?:poste|emploi|stage|alternance|contrat|nouve\\p{L}{1,4}|entreprise|opportunite)|cherche une? (?:poste|emploi|stage|alternance|contrat|nouve\\p{L}{1,4}|entreprise|opportunite)|en projet|(?:mon|ai le|avec le) projet de|reve d|curieux d|curieuse d
    quisiera|quiero|me gustaria|me interesan|me interesa|deseo|espero|busco (?:un[oa]? )?(?:puesto|empleo|trabajo|oportunidad\\p{L}{0,2}|empresa|nuev\\p{L}{1,3}|proyecto|reto|posicion|primer\\p{L}{0,2}|mi )|con ganas|ganas de|ilusion|pendiente de aprender|interesad[oa] en|mi objetivo|curiosidad por
  `)})\\b`,
  'u',
)

export const LEARNING = new RegExp(
  `\\b(?:${group(`
    currently learning|learning|teaching myself|just started|starting to learn|getting to know|reading up|self-study|beginner|on the course|studying|working towards|in training|in progress|exam booked|attending a course|taking a course|enrolled (?:in|at|on)|enrolled for|currently enrolled
    lerne gerade|lerne derzeit|lerne zurzeit|lerne|arbeite mich ein|einarbeitung in|im selbststudium|belege|in ausbildung zum|in ausbildung zur|in vorbereitung|anfanger
    j'apprends|apprends actuellement|en apprentissage de|en cours d'apprentissage|en cours|je me forme|autoformation|debutante?
    aprendiendo|estoy aprendiendo|en curso|cursando|estudiando|formandome|autodidacta en
  `)})\\b`,
  'u',
)

/** "Briefs for the designer who works with Photoshop": what the relative clause says is somebody else's. A team is the applicant's, too. */
export const WHO_DOES = new RegExp(
  `\\b(?!(?:teams?|people|unit|crew|group|equipe|equipo|company|empresa|societe)\\b)(?:${AGENT}|\\p{L}{4,14}(?:istes?|ologues?|iciens?|iciennes?|ateurs?|atrices?|istas?|dor(?:es|as?)?))\\s(?=(?:who|qui|quien|quienes|que)\\s(?!i\\b|we\\b|yo\\b|j'|je\\b|nous\\b))`,
  'gu',
)

export const BREAK =
  /[;.!?]\s|\s(?=(?:while|whereas|pendant que|tandis que|alors que|mientras) (?:the|our|my|le|la|mon|ma|notre|el|mi) (?!(?:\p{L}{1,14} ){1,3}(?:is|are|was|were|est|etait|esta|estaba) (?:away|off|out|absent|ill|on|absente|en|de) ))|\s[–—]\s|:\s|,\s(?=(?:but|though|although|so|whereas|while|and (?:i|we|they|my|the)|which|who|aber|jedoch|wahrend|obwohl|wobei|doch|mais|tandis que|alors que|bien que|qui|quien|quienes|pero|aunque|mientras|i |we |our |je |j'|nous |ich |wir |yo |nunca |never |sin |sans |ohne )\b)|\((?=\p{L}{2,}\s\p{L})/gu

/** "First aid: none at present". */
export const NONE =
  /^[^:]{2,50}(?::|\s[–—-])\s?(?:none|let others|not a word|ni palabra|pas un mot|kein wort|no|not yet|nothing|never|keine?[nrs]?|noch (?:keine?[nrs]?|nicht)|nicht|nie|aucune?|pas encore|non|jamais|ningun[oa]?|nada|todavia no|aun no|nunca)\b(?!\s(?:problem|issue|accident|incident|complaint|absence|penalt|only))/u

/** "No plan leaves my desk before it has been checked": two denials make a rule. */
export const EXCEPT = /\b(?:before|until|till|unless|without|bevor|bis|ohne|avant|sans|antes de|hasta que|sin)\b/u

/** "Only watched", "would be new to me", "turned down the post": not done, in whatever words. */
export const NOT_DONE =
  /\b(?:(?:only|just|merely) (?:watched|observed|looked on|stood|listened|saw|heard|helped carry)|stood next to|stayed away from|steered clear|turned down|declined(?! (?:by|from|to) )|(?:fell|fallen) through|never (?:happened|took place|opened|materiali[sz]ed)|did not go ahead|(?:kam|kamen|ist|sind) (?:\p{L}{2,10} ){0,2}nicht zustande|abgelehnt|decline[er]?e?s?|refusee?s?|n'a (?:jamais|pas) vu le jour|rechac\p{L}{1,4}|not selected|was not chosen|didn't get|let others|leave (?:that|it|this|those|them) to|left (?:that|it|this|those|them) to|(?:is|are|was|were|would be) (?:still )?(?:new|foreign|unknown) to me|new territory|never got beyond|not my (?:job|thing|line|field|area)|not mine|beyond my|not a word|vom horensagen|nur (?:zugeschaut|zugesehen|daneben|beobachtet|mitgelaufen|gelesen)|neuland|fehlt (?:mir|noch)|fehlen (?:mir|noch)|ich (?:noch )?(?:nie|nicht)\b(?! nur)|abgelehnt habe|il me manque|(?:seulement|juste) (?:observe|regarde)|par oui-dire|tres peu$|ni palabra|solo (?:mire|observe|vi)|de oidas|me (?:falta|faltan)|no (?:eran?|es|son|fue) cosa mia|no me ha tocado|sin haber)\b/u

/** "Budgeting is not part of my job": the clause denies what it begins with. */
export const DENIED_SUBJECT =
  /\b(?:(?:is|are|was|were|has|have|had|has been|have been|does|do|did) (?:not|never|no longer|yet to) (?!only|just|late|missed|been late|merely|failed|lost|had|needed|refused|returned|stopped|let)|(?:isn't|aren't|wasn't|weren't|doesn't|don't) (?!only|just|late)|outside (?:of )?my (?:remit|role|job|area)|(?:wird|werden|wurde|wurden|ist|sind|war|waren|gehort|gehoren|gehorte) (?:\p{L}{1,12} ){0,3}(?:nicht|nie|niemals) (?!nur)|(?:n'est|n'etait|ne sont|n'etaient|ne fait|ne font|n'a|n'ont) (?:pas|jamais|plus|aucun)|no (?:se|es|son|era|eran|fue|fueron|hay|hubo|incluye|incluia|forma|formaba|esta|estaba) )/u

/** The applicant acts after all: "the team was built by me". */
export const OWN =
  /\b(?:i|by me|me|myself|von mir|ich|durch mich|par mes soins|par moi|je|j'ai|moi|por mi|yo|mi cargo|unter meiner)\b/u

/** "When the head nurse is away": done for somebody else, for a time. */
export const COVERS_ABSENCE =
  /\b(?:(?:when|while|whenever|if) (?:the|our|my) (?:\p{L}{1,14} ){1,3}(?:is|are|was|were) (?:away|off|out|absent|ill|on (?:leave|holiday|maternity|vacation))|wenn (?:der|die|unsere?|meine?) (?:\p{L}{1,20} ){1,2}(?:im urlaub|krank|nicht da|abwesend|fehlt)|in abwesenheit|quand (?:le|la|mon|ma|notre) (?:\p{L}{1,14} ){1,3}(?:est|etait) (?:absente?|en conge|en vacances)|en l'absence|cuando (?:el|la|mi) (?:\p{L}{1,14} ){1,3}(?:falta|esta de (?:vacaciones|baja)|no esta)|en ausencia de)\b/u
