/** Headings of job descriptions, folded, in English, German, French and Spanish. */

/** Over what the person has to bring. */
export const MUST_HEADINGS =
  /\b(what (?:we|you) (?:are looking for|look for|bring|need|have)|(?:we are|we're) looking for|who you are|about you|your (?:profile|skills|background|qualifications|experience)|you (?:have|bring|are|should have)|requirements?|qualifications?|must haves?|must-haves?|skills|ihr profil|dein profil|das bringst du mit|was (?:du|sie) mitbring\w*|anforderungen|qualifikation\w*|voraussetzungen|votre profil|ton profil|profil recherche|competences|exigences|requisitos|tu perfil|su perfil|perfil|lo que buscamos)\b/u

/** Over what is welcome and not needed. */
export const NICE_HEADINGS =
  /\b(nice to haves?|nice-to-haves?|bonus|(?:a )?plus|preferred|desirable|it helps if|von vorteil|wunschenswert|pluspunkte|les plus|un plus|atouts?|deseables?|se valorara)\b/u

/** In a sentence: welcome and not needed. */
export const WELCOME =
  /\b(nice to have|(?:is|are|would be) (?:a|an) (?:big )?(?:plus|bonus|advantage)|preferred|preferably|ideally|desirable|welcome|von vorteil|idealerweise|wunschenswert|un plus|un atout|apprecie\w*|idealement|deseable|se valora\w*|idealmente)\b/u

/** In a sentence outside of such a section: it says what the person has to bring. */
export const ASKS =
  /\b(you (?:have|bring|need|hold|speak|know)|(?:is|are) (?:required|essential|needed|a must)|must have|required|experience (?:in|with|of|as|on|using)|knowledge of|fluent|sie (?:haben|verfugen|bringen|sprechen)|du (?:hast|bringst|sprichst)|erforderlich|vorausgesetzt|vous (?:avez|parlez|maitrisez|justifiez)|tu as|experience (?:en|dans)|maitrise|requis\w*|tienes|tiene|hablas|experiencia (?:en|con)|imprescindible)\b/u

/** How a sentence ends that says it: not part of the requirement. */
export const TAIL =
  /\s+(?:(?:is|are|would be) (?:(?:a|an) (?:big )?(?:plus|bonus|advantage)|required|essential|needed|a must|preferred|desirable|welcome)|(?:ist|sind) (?:von vorteil|erforderlich)|(?:est|serait) un (?:plus|atout))$/iu

/** How it starts: not part of the requirement. */
export const LEAD_IN =
  /^(?:you(?:['’]ll)? (?:have|bring|need|hold)|we (?:need|want|are looking for|look for)|du hast|sie haben|vous avez|tienes)\s+/iu
