// How requirements are worded in English, German, French and Spanish. For folded texts.

export const AS_POSITION =
  /\b(?:as (?:an? |the )?|als |comme |en tant que |como |en calidad de |de |de la |del )(?=[\p{L} '-]{2,40})/u

export const EXPLICIT_POSITION = /\b(?:as (?:an? |the )?|als |comme |en tant que |como |en calidad de )/u

export const COURSE =
  /\b(?:training in|trained in|(?:fort|weiter)bildung(?:en)? (?:in|zu[mr]?|im)|course in|courses in|knowledge of|understanding of|familiar|theor|basic|formation (?:a|en|aux|au)|connaissances?|notions|grundkenntnisse|kenntnisse|schulung|lehrgang|formacion en|conocimientos?|curso)\b/u

/** "Five years in the trade": any of the applicant's positions count. */
export const OWN_TRADE =
  /\b(?:in (?:the|this|a similar) (?:trade|profession|field|industry|business|job|role|craft)|im (?:beruf|fach|handwerk|gewerbe)|dans le (?:metier|domaine|secteur)|en el (?:oficio|sector|puesto|ramo))\W{0,3}$/u

export const ACTIVITY =
  /^(?:has|have|had|is|are|willing|able|ready|happy|confident|comfortable|used to|experience (?:as|of|in|with)? ?(?:running|managing|leading|teaching)|hat|kann|ist|bereit|a (?:dirige|encadre|anime|gere|conduit|mene|forme|travaille|participe|deja)|ha |sabe|capaz|disponib|dispuest|bereitschaft|erfahrung (?:als|in der fuhrung)|experience (?:en|dans)|experiencia (?:dirigiendo|en la direccion|como))/u

export const LEVEL =
  /\b(?:[abc][12]|native|mother tongue|fluent|fluency|spoken|written|speaker|speaking|level|conversational|muttersprach\p{L}{0,6}|fliessend\p{L}{0,3}|verhandlungssicher\p{L}{0,2}|\p{L}{0,12}kenntnisse|niveau|courant|langue maternelle|bilingue|lu|ecrit|nivel|fluido|lengua materna|hablado|basico|alto|medio|intermedio|good|gute[sn]?|bonne maitrise|buen dominio)\b/u

/** "Or several years of experience in", before what the work is asked for in. */
export const OR_WORK =
  /\b(?:or|oder|ou|o)\s(?:\p{L}{3,16}\s){0,3}(?:experience|(?:berufs)?erfahrung|experiencia)\s(?=(?:in|im|als|with|mit|en|dans|como|as)\s)/u

/** What was learned is asked for, not work. */
export const TRAINING =
  /\b(?:(?:further|formal|specialist) training|courses? in|qualifications?|certificates?|diploma|degree|(?:weiter|fort)bildung(?:en)?|schulung in|lehrgang|abschluss|formation en|diplome|formacion en|titulacion|curso de)\b/u

/** Between two languages: one of them is enough, or both are asked for. */
export const ONE_OF = /\b(?:or|oder|ou|o|u|bzw|beziehungsweise)\b/u
export const BOTH = /\b(?:and|und|et|y|e|sowie|as well as|ainsi que|asi como)\b|&/u
