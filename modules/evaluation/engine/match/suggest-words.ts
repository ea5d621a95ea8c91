// How job descriptions say what they ask for, in English, German, French and Spanish. For folded texts unless stated otherwise.

const anyOf = (...phrases: string[]) => new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'u')

/** Over what the employer gives, even if its words are those of the lists below: "Bonus and benefits". */
export const BENEFIT_HEADINGS = anyOf(
  "benefits?|perks?|salary|we (?:can )?offer|you(?:'ll| will)? (?:get|receive)",
  'bieten|benefits|bekomm(?:st|en)',
  'avantages|offrons|proposons|plus du poste',
  'ofrecemos|beneficios|ventajas',
)

/** Over what the person has to bring. */
export const MUST_HEADINGS = anyOf(
  "what (?:(?:we|you)(?:'ll| will| must| should)? |we(?:'re| are) )(?:look(?:ing)? for|bring|need|have|expect|ask)",
  "(?:who )?we(?:'re| are) looking for|who you are|who are you|about you|what it takes",
  "you(?:'ll| will| must| should)? (?:have|bring|need)|you are|your (?:profile|skills|background|qualifications|experience)",
  'requirements?|qualifications?|must[- ]haves?|skills|essentials?|criteria|person specification',
  '(?:ideal|right|successful) (?:candidate|person)',
  '(?:ihr|dein) profil|(?:bringst|bringen|solltest|sollten) (?:du|sie)|(?:du bringst|sie bringen)|(?:du|sie) mitbring\\w*',
  '(?:brauchst|brauchen) (?:du|sie)|(?:du|sie) (?:brauchst|brauchen)|wen wir suchen|wer (?:du bist|sie sind)',
  '(?:erwarten|wunschen) wir|wir (?:uns )?(?:von (?:dir|ihnen) )?(?:erwarten|wunschen)',
  '\\w*anforderung\\w*|\\w*qualifikation\\w*|\\w*voraussetzung\\w*',
  "profil|competences|exigences|pre-?requis|ce qu'il (?:vous|te) faut|nous (?:recherchons|attendons|cherchons)|vous etes|etes-vous",
  'requisitos|perfil|que (?:te )?(?:buscamos|pedimos|esperamos|necesitamos|necesitas)|imprescindible|competencias',
)

/** Over what is welcome and not needed. */
export const NICE_HEADINGS = anyOf(
  'nice[- ]to[- ]haves?|good to have|bonus|(?:a )?plus|preferred|desirable|advantageous|it helps if',
  'von vorteil|wunschenswert|pluspunkte|gern gesehen',
  '(?:les|un) (?:petits )?plus|(?<!vos )atouts|souhaite\\w*|apprecie\\w*',
  'deseables?|se valora\\w*|valorable',
)

/** In a sentence: welcome and not needed. */
export const WELCOME = anyOf(
  "nice to have|(?:is|are|would be|it's|it is) (?:a|an) (?:big )?(?:plus|bonus|advantage)",
  'would be (?:useful|helpful|welcome|great|lovely|nice|desirable|advantageous)|preferred|preferably|ideally|desirable|is welcome',
  'but (?:is |are )?not (?:essential|required|necessary|a must)',
  'von vorteil|idealerweise|wunschenswert|ware (?:super|toll|schon|gut|prima)|(?:aber )?kein muss|muss aber nicht sein|gern gesehen',
  'un plus|un atout|apprecie\\w*|souhaite\\w*|souhaitable|idealement',
  'deseable|se valora\\w*|valorable|(?:sera|es) un (?:merito|plus)|se tendra en cuenta|idealmente',
)

/** From here on, a sentence names what would be welcome on top of what it asks for: "SQL, ideally PostgreSQL". */
export const WELCOME_ADDITION =
  /(?<=\S)(?:,| –|\s\()\s*(?:ideally|preferably|idealerweise|vorzugsweise|gerne?|idealement|de preference|preferiblemente|idealmente)\b.*$|\s\([^()]*\bpreferred\)/u

/** It says what is not needed. */
export const NOT_ASKED = anyOf(
  "(?:not|\\w*n't) (?:need|have to|require|ask for|expect|care)|no need (?:for|to)|(?:not|\\w*n't) (?:required|needed|necessary|essential)",
  'no [^.,;]{1,60} (?:is |are )?(?:required|needed|necessary)',
  '(?:nicht|keine?) (?:[^.,;]{1,60} )?(?:erforderlich|notwendig|notig|vorausgesetzt)|brauch\\w* (?:wir|du|sie) (?:nicht|keine?n?)',
  'non (?:necessaire|requise?|exigee?|obligatoire)|pas (?:necessaire|requise?|exigee?|obligatoire|indispensable)',
  'no (?:es|son) (?:necesari|imprescindible|obligatori)\\w*|no (?:se (?:exige|requiere|pide|necesita)n?|hace falta|pedimos|exigimos)',
)

/** At the start of a sentence: it is about the employer. */
export const EMPLOYER =
  /^(?:we(?!(?:'re| are)? (?:need|want|require|look|looking|expect|ask|would like)\b)|our(?! (?:ideal|perfect|new|next)\b)|wir(?! (?:suchen|erwarten|wunschen|setzen|brauchen|verlangen)\b)|unsere?|nous(?! (?:recherchons|attendons|cherchons|demandons|exigeons|souhaitons)\b)|notre|nos|nuestr[oa]s?|ofrecemos)\b/u

/** In a sentence outside of such a section: it may say which years, degree, certificate or language the person has. */
export const ASKS = anyOf(
  "you(?:'ll| will)? (?:have|bring|need|hold|speak|know|be an?|are an?)|experience (?:in|with|of|as|on|using)|knowledge of|fluent|required",
  'sie (?:haben|verfugen|bringen|sprechen)|du (?:hast|bringst|sprichst)',
  'vous (?:avez|parlez|maitrisez|justifiez)|tu as|experience (?:en|dans)|maitrise|titulaire|requise?s?|exigee?s?|obligatoire',
  'tienes|tiene|hablas|experiencia (?:en|con)',
)

/** The same for anything: it cannot mean a task or the employer. */
export const DEMANDS = anyOf(
  '(?:is|are) (?:required|essential|needed|a must)|must (?:have|hold|be able to|possess)|we (?:require|need|ask for|expect)',
  'you should (?:be|have)',
  'erforderlich|(?:wird|werden) vorausgesetzt|setzen wir voraus|voraussetzung(?:en)? (?:ist|sind)|(?:erwarten|wunschen) wir|wichtig ist uns',
  '(?:est|sont) (?:indispensable|obligatoire|imperative?|demandee?|necessaire|requise?|exigee?)s?|vous devez',
  'imprescindibles?|se (?:requiere|exige|pide|necesita)n?|obligatori[oa]s?|debes (?:tener|ser)',
)

/** The same for what is welcome. Not "ideally" or "preferred", which sentences about the employer contain, too. */
export const WELCOMES = anyOf(
  '(?:is|are|would be) (?:a|an) (?:big )?(?:plus|bonus|advantage)|would be (?:useful|helpful|welcome|desirable|advantageous)|(?:is|are) desirable',
  'von vorteil|wunschenswert|ware (?:super|toll|schon|gut|prima),? (?:aber|muss)',
  'serait (?:un (?:plus|atout)|appreciee?|souhaitee?)|(?:est|sont) (?:un (?:plus|atout)|appreciee?s?|souhaitee?s?)',
  'se valorara\\w*|sera un (?:merito|plus)|se tendra en cuenta',
)

/** How a sentence ends that says it: not part of the requirement. For text as it is written. */
export const TAIL =
  /\s+(?:(?:(?:is|are|would be) (?:(?:a|an) (?:big )?(?:plus|bonus|advantage)|required|essential|needed|a must|preferred|desirable|welcome|useful|helpful)|(?:ist|sind) (?:von vorteil|erforderlich|wünschenswert)|(?:est|serait|sont|seraient) (?:un (?:plus|atout)|indispensables?|obligatoires?|appréciée?s?|souhaitée?s?|exigée?s?|requise?s?|demandée?s?))(?:,? but (?:is |are )?not (?:essential|required|necessary))?)$/iu

/** How it starts: not part of the requirement. For text as it is written. */
export const LEAD_IN =
  /^(?:(?:to be considered,? )?you(?:['’]ll| will| must| should)? (?:have|bring|need|hold|be(?= able))|(?:it['’]s|it is|it would be) a (?:big )?(?:plus|bonus|advantage) if(?: you(?: have)?)?|we (?:need|want|require|ask for|expect|are looking for|look for)|du hast|sie haben|vous avez|tienes|(?:es|son) imprescindibles?|se (?:requiere|exige|pide|necesita|valorará)n?|(?:también )?se tendrá en cuenta|será un mérito)\s+/iu
