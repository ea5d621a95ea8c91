import { contentStems } from '#platform/ai/text/stop-words.ts'

// How degrees and their state are written in English, German, French and Spanish. For folded texts.

// From doctorate (5) to school-leaving certificate (1); vocational training is 2.
export const DEGREES: [RegExp, number][] = [
  [
    /\b(?:ph\.?\s?d|pharm\.?\s?d|dnp|ed\.d|dds|dmd|d\.?phil|doctorate|doctoral|doctor of|promotion|promoviert|dr\. ?(?:rer|phil|med|ing)|doctorat|doctorado|tesis doctoral)\b/gu,
    5,
  ],
  [
    /\b(?:bac ?\+ ?5|master(?:'s|s)?(?: degree)?|master of|m\.?sc|m\.s(?=[.\s])|m\.a|m\.?tech|m\.?com(?=[\s,])|m\.?phil|m\.?arch|m\.?pharm|m\.e(?=\.)|mpa|mph|mfa|mres|m\.st|march(?= \p{L})|j\.?d(?=[\s.,]|$)(?! (?:edwards|sports|power))|juris doctor|msn|mbbs|m\.?b\.?ch\.?b|master|ma(?=\s[\p{L}(])|msw|m\.?eng|mba|m\.?ed|mphil|llm|ll\.m|diplom(?:-?\p{L}{4,20})?(?=[\s,(]|$)|magister|master(?:abschluss|studium)|staatsexamen|pgce|pgde|maitrise (?=en |universitaire)|dea|dess|diplome d'ingenieur|maestria|posgrado)\b/gu,
    4,
  ],
  [
    /\b(?:bac ?\+ ?[34]|diplomad[oa] en|bachelor(?:'s|s)?(?: degree)?|bachelor of|b\.?sc|b\.a|b\.e(?=\.)|b\.?tech|b\.?com(?=[\s,(])|bcomm|bfa|b\.f\.a|bmus|b\.?mus|b\.?arch|b\.?pharm|bds|bhm|bph|basc|b\.a\.sc|bvsc|bn(?=[\s(])|bnurs|titul(?:acion|ad[oa]|o) universitari[oa]|estudios universitarios|formacion universitaria|carrera universitaria|diplome universitaire|studienabschluss|akademischer abschluss|universitatsabschluss|graduate in|ba(?=\s[\p{L}(])|b\.?eng|beng|b\.s|bs(?=\sin)|bsn|bsw|b\.?ed|llb|ll\.b|bba|undergraduate|university degree|college degree|first degree|honours degree|degree|hochschulabschluss|hochschulstudium|studium|studienabschluss|licenciatura|licenciad[oa]|grado (?:en|universitario)|graduad[oa] en|diplomatura|ingenieria|arquitectura tecnica|licence(?= (?:de |d'|en |pro\b|professionnelle|lettres|droit|economie|gestion|langues|sciences?|histoire|psychologie|biologie|chimie|physique|mathematiques|informatique|sociologie|staps|lea|aes|eco))|bachelor(?:abschluss|studium|grad)|hochschulabschlusses|bachelor universitaire|l[123](?= (?:de |en )?\p{L}{4,})|but(?= \p{L}{4,}))\b/gu,
    3,
  ],
  [
    /\b(?:bac ?\+ ?2|associate(?:'s)? degree|hnd|hnc|a\.?a\.?s?(?=\sin)|aas|a\.d\.n|t-level|t level|btec|city (?:and|&) guilds|foundation degree|dip\.? ?he|(?<!school )diploma|[ns]vq(?: level)? [2-5]|level [2-6] (?:diploma|nvq|certificate)|bts|dut|deust|cap(?= \p{L}{3,}|,)|bp(?= \p{L}{3,})|bep|brevet professionnel|bac(?:calaureat)? pro(?:fessionnel)?|titre professionnel|(?:berufs|fach|lehr)?ausbildung(?: zu[mr]| als)?|berufsabschluss|ausbildungsabschluss|abgeschlossene lehre|lehre|gesellenbrief|gesellenprufung|abschlussprufung|lehrabschluss(?:prufung)?|facharbeiterbrief|fachwirt\p{L}{0,2}|meisterbrief|techniker(?=schule)|umschulung zu[mr]|grado (?:medio|superior)|ciclo (?:formativo|superior|medio)|formacion profesional|\bfp\b|cfgs|cfgm|tecnico superior|tecnico en|apprenticeship|vocational (?:training|qualification|education))\b/gu,
    2,
  ],
  [
    /\b(?:high school diploma|abitur|fachhochschulreife|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|baccalaureat|bachillerato|secondary school|ged|gcses?|a.?levels?|leaving certificate|eso\b)\b/gu,
    1,
  ],
]

export const FILLER = new Set(
  contentStems(
    `mindestens minimum minimo least degree bachelor's bachelor master's master diploma university college completed relevant related field equivalent higher level science arts
     or in of engineering-or similar abgeschlossenes abgeschlossene abgeschlossen abschluss studium ausbildung hochschulabschluss vergleichbar
     vergleichbare gleichwertig einem einer fachrichtung bereich als licence diplome formation equivalent superieur domaine titre bac
     ged grado titulo titulacion universitario universitaria licenciatura formacion superior medio equivalente licenciado plus better above least
     minimum preferred required recognised honours hons phd doctorate msc bsc ba ma level ou higher advanced one
     apprenticeship berufsausbildung fachausbildung berufsabschluss ausbildungsberuf apprenticed vocational training trained trade city guilds gesellenbrief lehre gesellin geselle profesional fp
     similaire similaires time served time-served hnd hnc nvq svq btec bp bep bac pro connexe afin afines relacionado relacionada similares subject discipline fachrichtung ahnlich ahnliche ahnliches verwandt verwandte verwandten estudios carrera superior titulado titulada bts dut cap eng b.sc m.sc b.a m.a national certificate qualification professional promotion`,
  ),
)

/** What school certificates are called. Not in `FILLER`, because "Abitur" without a subject asks for the Abitur. */
export const SCHOOL_NAMES = new Set(
  contentStems(
    'gcse gcses a-level a-levels grade grades pass passes abitur fachabitur realschulabschluss hauptschulabschluss mittlere reife baccalaureat bachillerato ged eso leaving certificate diploma',
  ),
)

export const RELATED =
  /\b(?:related|similar|relevant|equivalent|comparable|allied|adjacent|associated|verwandt\p{L}{0,3}|ahnlich\p{L}{0,3}|vergleichbar\p{L}{0,3}|similaires?|equivalente?s?|connexe|assimilee?|afin|afines|similar(?:es)?|relacionad[oa]s?)\b/u

/** "Or equivalent experience": no field of study. */
export const OR_EXPERIENCE =
  /,?\s(?:or|oder|ou|o)\s(?:\p{L}+\s){0,2}(?:experience|erfahrung|berufserfahrung|experiencia)(?:\s\p{L}+)?(?=\s*[.,;)]?\s*$)/u

// "University" and "high school" name the level and not the field.
export const LEVELS = new Set(
  contentStems(
    'university high school college secondary universitat hochschule fachhochschule universite universidad bac',
  ),
)

export const ABANDONED =
  /\b(?:abandon\p{L}{0,4}|(?:one|two|three|four|five|\d) (?:semesters?|terms?|years?) of (?!experience)|,? then (?:work|kitchens?|left|travel)|aufgehort|aufgegeben|hingeschmissen|gewechselt|nach (?:einem|zwei|drei|\d) jahr(?:en)? (?:gewechselt|beendet|verlassen)|(?:une|deux|trois|\d) (?:annees?|semestres?) (?:de|d')|did not (?:complete|finish|graduate)|didn't (?:complete|finish)|not (?:completed|finished|awarded)|incomplete|unfinished|dropped out|lo deje|la deje|lo dej[eo]|curso hecho|on hold|hecho,? (?:pero )?sin|\d{1,3} of \d{1,3} credits|all but \p{L}{2,6}|never finished|enrolled \d{4}, left|withdrew|withdrawn|left (?:after|early|before|in|to|without)|discontinued|broken off|broke off|stopped|interrupted|suspended|paused|without (?:a )?degree|without graduating|no degree|(?:\d{1,3}|one|two|three|first) of (?:\d{1,3}|two|three|four|five) (?:credits?|years?|semesters?|terms?|modules?|units?)|units? \d{1,2} to \d{1,2} of \d{1,2}|(?:one|two|three|first) (?:years?|semesters?|terms?) only|credits? (?:earned|completed)|quit|gave up|without finishing|left university|left college|thesis outstanding|unvollendet|nicht beendet|ohne diplom|bis zum \d\. semester|non finalise\p{L}{0,2}|sans soutenance|\d (?:annees?|semestres?|ans) sur \d|(?:dos|tres|\d) (?:cursos|anos) de \p{L}{2,9}|\d de \d (?:cursos|anos)|hasta (?:segundo|tercero|cuarto)|(?:dos|tres) cursos|abgebrochen|abbruch|nach (?:\p{L}{2,8}|\d) semestern? (?:beendet|verlassen|aufgegeben|gewechselt)|vorzeitig|ohne examen|l[123] validee|arret|arretee?|ohne abschluss|nicht (?:abgeschlossen|beendet|bestanden)|unterbrochen|exmatrikuliert|abandonn\p{L}{0,4}|interromp\p{L}{0,4}|non (?:valide|achev|termin|obtenu|diplom)\p{L}{0,3}|arrete\p{L}{0,2}|sans (?:diplome|obtention)|1re annee seulement|premiere annee seulement|inachev\p{L}{0,3}|niveau (?:licence|master|bts|bac)|(?:sin|no) (?:terminar|titulo|finaliz\p{L}{0,4}|acab\p{L}{0,4}|complet\p{L}{0,4}|concluid\p{L}{0,2}|conclui\p{L}{0,2}|finalizad\p{L}{0,2})|inacabad\p{L}{0,2}|inconclus\p{L}{0,2}|dejad[oa]|interrumpid[oa]|incomplet[oa]s?|faltan? \d)\b/u

export const UNDERWAY =
  /\b(?:in progress|ongoing|to hand in|submitting|thesis (?:due|to|in)|(?:second|third|fourth|first|2nd|3rd|4th) year(?! \p{L}{3,} (?:completed|passed))|\d\. semester|en alternance|(?:primer|segundo|tercer|cuarto) curso|vae|expected|anticipated|currently (?:studying|enrolled|completing)|part-time since|to be completed|due to (?:finish|graduate)|(?:will )?(?:graduate|finish)(?:s|ing)? in|on course|final year|(?:second|third|2nd|3rd|first|1st) year student|started|candidate|not submitted|doktorand\p{L}{0,2}|promotionsstudent\p{L}{0,2}|doctorante?|doctorand[oa]|laufend|derzeit|berufsbegleitend seit|voraussichtlich|angestrebt|seit|im \d\. semester|en cours|prevue?|depuis|actuellement|en curso|cursando|previst[oa]|actualmente|pendiente|desde)\b/u

/** The higher of the vocational qualifications. */
export const HIGHER_VOCATIONAL =
  /\b(?:grado superior|cfgs|tecnico superior|bts|hnd|meister\p{L}{0,8}|fachwirt\p{L}{0,2}|techniker)\b/u

/** A qualification that others are prepared for. */
/** "Ausbildung und Anleitung von Lehrlingen": of others. */
export const TRAINS_OTHERS =
  /\b(?:ausbildung (?:(?:und|oder|sowie) \p{L}{3,20} )?(?:von|der|neuer|unserer?) (?:\p{L}{3,12} )?(?:lehrling|azubi|auszubild|nachwuchs|mitarbeit|kolleg)|formation (?:des|d'|de) (?:nouveaux|nouvelles|apprenti|alternant|equipes|utilisateurs|collaborateurs|personnel))/u

export const TAUGHT =
  /\b(?:prepar\p{L}{0,6}|teach\p{L}{0,4}|class(?:es)?|lessons?|vorbereitung|unterricht\p{L}{0,3}|enseign\p{L}{0,5}|docencia|clases)\b/u
