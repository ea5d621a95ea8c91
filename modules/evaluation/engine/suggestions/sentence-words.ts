// How sentences of job descriptions say what they ask for, in English, German, French and Spanish. For folded texts unless stated otherwise.

const anyOf = (...phrases: string[]) => new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'u')

/** In a sentence: welcome and not needed. */
export const WELCOME = anyOf(
  "nice to have|(?:is|are|would be|it's|it is) (?:a|an) (?:\\w+ )?(?:plus|bonus|advantage)|helpful|would help|(?:delighted|happy|great) if",
  'would be (?:useful|welcome|great|lovely|nice|desirable|advantageous)|preferred|preferably|ideally|desirable|is welcome',
  'but (?:is |are )?not (?:essential|required|necessary|a must)',
  'von vorteil|idealerweise|wunschenswert|ware (?:ein plus|super|toll|schon|gut|prima|hilfreich)|(?:aber )?kein muss|muss aber nicht sein|gern gesehen',
  'un plus|un atout|apprecie\\w*|souhaite\\w*|souhaitable|idealement|la? bienvenue?',
  'deseable|se valora\\w*|valorable|(?:sera|es) un (?:merito|plus)|se tendra en cuenta|idealmente|de preferencia|no es requisito',
)

/** From here on, a sentence names what would be welcome on top of what it asks for: "SQL, ideally PostgreSQL". */
export const WELCOME_ADDITION =
  /(?<=\S)(?:,| –|\s\()\s*(?:ideally|preferably|idealerweise|vorzugsweise|gerne?|idealement|de preference|preferiblemente|idealmente)\b.*$|\s\([^()]*\bpreferred\)/u

/** It says what is not needed. */
export const NOT_ASKED = anyOf(
  "(?:not|\\w*n't) (?:need|have to|require|ask for|expect|care)|no need (?:for|to)|(?:not|\\w*n't) (?:required|needed|necessary|essential)",
  'no [^.,;]{1,60} (?:is |are )?(?:required|needed|necessary)',
  '(?:nicht|keine?) (?:[^.,;]{1,60} )?(?:erforderlich|notwendig|notig|vorausgesetzt)|brauch\\w* (?:wir|du|sie) (?:nicht|keine?n?)',
  'non (?:necessaire|requise?|exigee?|obligatoire)|pas (?:besoin|necessaire|requise?|exigee?|obligatoire|indispensable)|aucune? [^.,;]{1,60} (?:exige|requis|demande|necessaire)e?s?|ni [^.]{1,80} exigee?s?',
  'no (?:es|son) (?:necesari|imprescindible|obligatori)\\w*|no (?:se (?:exige|requiere|pide|necesita)n?|hace falta|pedimos|exigimos)|nunca (?:pedimos|exigimos)',
)

/** At the start of a sentence: it is about the employer. */
export const EMPLOYER =
  /^(?:we(?!(?:'re| are)? (?:need|want|require|look|looking|expect|ask|would (?:like|love|be))\b)|our(?! (?:ideal|perfect|new|next)\b)|wir(?! (?:suchen|erwarten|wunschen|setzen|brauchen|verlangen)\b)|unsere?|nous(?! (?:recherchons|attendons|cherchons|demandons|exigeons|souhaitons)\b)|notre|nos|nuestr[oa]s?|ofrecemos)\b/u

/** In a sentence outside of such a section: it may say which years, degree, certificate or language the person has. */
export const ASKS = anyOf(
  "you(?:'ll| will)? (?:have|bring|need|hold|speak|know|be an?|are an?)|experience (?:in|with|of|as|on|using)|knowledge of|fluent|required",
  'sie (?:haben|verfugen|bringen|sprechen)|du (?:hast|bringst|sprichst)',
  'vous (?:avez|parlez|maitrisez|justifiez)|tu as|experience (?:en|dans)|maitrise|titulaire|requise?s?|exigee?s?|obligatoire',
  'tienes|tiene|hablas|experiencia (?:en|con)',
)

/** The same for anything: it cannot mean a task or the employer. */
export const DEMANDS = anyOf(
  '(?:is|are) (?:required|essential|needed|a must|expected)|must (?:have|hold|be able to|possess)|^we (?:require|need|ask for|expect)',
  "you should (?:be|have)|(?:applicants?|candidates?|postholder|candidate|applicant) (?:must|should|will) (?:have|be|hold|possess)|you(?:'ll| will) (?:also )?(?:need|want) (?:an?|the|to be|to have|some|at least)",
  "you(?:'re| are) (?:comfortable|fluent|familiar|experienced|confident)|unerlasslich|sie (?:beherrschen|verfugen uber)|du beherrschst",
  'vous (?:maitrisez|justifiez|possedez|etes titulaires?)|tu maitrises|dominas',
  'erforderlich|(?:wird|werden) vorausgesetzt|setzen wir voraus|voraussetzung(?:en)? (?:ist|sind)|(?:erwarten|wunschen) wir|wichtig ist uns|solltest du|sollten sie',
  '(?:est|sont|sera|seront) (?:indispensable|obligatoire|imperative?|demandee?|necessaire|requise?|exigee?|attendue?)s?|vous devez|il (?:te|vous) faut',
  'imprescindibles?|indispensables?|se (?:requiere|exige|pide|necesita)n?|obligatori[oa]s?|debes (?:tener|ser)|(?:queremos|buscamos|necesitamos)(?: a)? (?:alguien|una persona)|hace falta',
)

/** The same for what is welcome. Not "ideally" or "preferred", which sentences about the employer contain, too. */
export const WELCOMES = anyOf(
  '(?:is|are|would be) (?:a|an) (?:\\w+ )?(?:plus|bonus|advantage)|would be (?:useful|helpful|welcome|desirable|advantageous)|(?:is|are) (?:desirable|welcome)|would help|(?:delighted|happy) if you (?:have|had)',
  '^(?:ideally|preferably),? you|^idealerweise (?:haben|hast|sprechen|sprichst|bringen|bringst|kennen|kennst)|^idealement,? (?:vous|tu) (?:avez|as|parlez|parles|connaissez|connais)|^de preferencia',
  'von vorteil|wunschenswert|freuen wir uns|ware (?:ein plus|hilfreich|(?:super|toll|schon|gut|prima),? (?:aber|muss))',
  '(?:serait|sera|seraient|est|sont|constituerait) (?:un (?:plus|atout)|appreciee?s?|souhaitee?s?|les? bienvenue?s?|la bienvenue)',
  'se valorara\\w*|sera un (?:merito|plus)|se tendra en cuenta',
)

/** Where a sentence goes on to another requirement. For text as it is written. */
export const NEXT =
  /\s*;\s*|,?\s(?:as is|as are|ainsi qu(?:e\s|['’])|sowie)\s*|,\s(?:y\s)?que\s(?=\p{Ll}{3,})|\sy\sque\s(?=\p{Ll}{3,})|,?\s(?:und|et|y|and)\s(?=(?:verfügen|haben|hast|sind|bist|sprechen|sprichst|besitzen|kennen|kennst|vous|tu|you|tienes|sabes|hablas)\s)|,?\sand\s(?=(?:an?|the)\s(?:[\p{L}-]+\s){0,3}(?:knowledge|understanding|experience|ability|licen[cs]e|degree|certificate)\b)/giu

/** For text as it is written. */
export const HAS_VERB = /(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|es|son|está|están)(?!\p{L})/iu

/** From here on, a sentence explains why. For text as it is written. */
export const REASON =
  /,\s(?:mais|but|aber|pero|aunque|though|although|since|because|as (?:you|we|every|it|there|that)|weil|da|denn|porque|ya que|car|puisque|claro|sans)\s.*$/iu

/** How a sentence ends that says it: not part of the requirement. For text as it is written. */
export const TAIL =
  /\s+(?:(?:(?:is|are|would be) (?:(?:a|an) (?:\w+ )?(?:plus|bonus|advantage)|required|essential|needed|a must|preferred|desirable|welcome|useful|helpful|expected)|(?:ist|sind|wäre|wären) (?:von vorteil|erforderlich|wünschenswert|ein plus|hilfreich)|(?:est|serait|sera|sont|seraient|seront) (?:un (?:plus|atout)|indispensables?|obligatoires?|appréciée?s?|souhaitée?s?|exigée?s?|requise?s?|demandée?s?|attendue?s?|la bienvenue|bienvenue?s?)|(?:es|son) (?:imprescindibles?|indispensables?|obligatori[oa]s?|necesari[oa]s?)|(?<=\w )helpful)(?:,? but (?:is |are )?not (?:essential|required|necessary))?)$/iu

/** How it starts: not part of the requirement. For text as it is written. */
export const LEAD_IN =
  /^(?:(?:to [^,.;]{3,40} )?(?:ideally,? |preferably,? )?you(?:['’]ll| will| must| should)?(?: also)? (?:have|bring|need|want|hold|be(?= able))|(?:the )?(?:successful |ideal |right )?(?:applicants?|candidates?|postholder) (?:must|should|will) (?:have|be|hold|possess)|you should be|(?:it['’]s|it is|it would be) a (?:big )?(?:plus|bonus|advantage) if(?: you(?: have)?)?|we (?:need|want|require|ask for|expect|are looking for|look for|would be (?:delighted|happy) if you ha(?:d|ve))|du hast|sie haben|idealerweise haben sie|(?:idéalement,? )?(?:vous avez|tu as)|tienes|(?:es|son) imprescindibles?|(?:también )?hace falta|(?:queremos|buscamos|necesitamos)(?: a)? (?:alguien|una persona) que|de preferencia,? (?:que )?|se (?:requiere|exige|pide|necesita|valorará)n?|(?:también )?se tendrá en cuenta|será un mérito)\s+/iu
