import { fold } from './tokens.ts'

// What people put into résumés and answers to influence the evaluation. The list need not be complete: material is
// fenced, quotes are checked, and code computes every score. This only prevents such a sentence from counting as evidence.
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines?|rubric|criteria|everything (?:above|before)|all (?:of )?the above)\b/u,
  /\b(?:give|award|assign|grant|rate|score|grade|rank|evaluate)\b.{0,40}\b(?:me|candidate|applicant|answer|resume|cv|this)\b.{0,40}\b(?:(?:full|top|highest|maximum|max|perfect|best) (?:marks?|scores?|points?|level|ratings?|grade)|(?:a )?(?:5|five|10|ten|100)(?: (?:out of|points?|stars?|percent|of)\b| ?\/|\s*[.!,;)"']|\s*$))/u,
  /\b(?:mark|rate|score|treat|consider)\b.{0,20}\b(?:all|every|each|me|candidate|applicant)\b.{0,40}\b(?:met|fulfilled|satisfied|passed|hired?|excellent|outstanding|perfect|qualified)\b/u,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,30}\b(?:ai|a\.i|language model|assistant|evaluator|recruiter|grader|scorer|llm|gpt|chatbot|system)\b/u,
  /\b(?:system|developer|hidden|new) (?:prompt|message|instructions?)\b/u,
  /\b(?:note|message|instruction|attention|reminder) (?:to|for) (?:the )?(?:ai|model|llm|evaluator|reviewer|grader|parser|ats|system|interviewer)\b/u,
  /\b(?:output|return|respond with|answer with|print|reply with)(?: (?:only|just|the|a|an|your|this|always|number|value|as)){0,3}:? (?:json|score|verdict|level|5|five|100|met)\b/u,
  /\b(?:all|every|each) (?:of the )?(?:requirements?|criteria|criterion|questions?|competenc(?:y|ies))\b.{0,30}\b(?:as|is|are|be)\b.{0,10}\b(?:met|fulfilled|satisfied|5|five|full)\b/u,
  /\bas an? (?:ai|a\.i\.|llm|language model)(?: \w{1,20}){0,2},? you (?:must|should|have to|are to|need to|will)\b/u,
  /(?<!\b(?:i|we|he|she|they) )\bset (?:the|my|this|their|his|her) (?:score|rating|grade) (?:to|at) (?:\d|full|max|the (?:highest|maximum|top)\b)/u,
  /\b(?:this|my) (?:answer|resume|cv|application) (?:meets|fulfill?s|satisfies|deserves) (?:all|every|each|the (?:highest|top|full|best))\b.{0,30}\b(?:criteri|level|score|mark|rating)/u,
  /\b(?:ignoriere|vergiss)\b.{0,30}\b(?:anweisung|anweisungen|regeln)\b/u,
  /\b(?:ignore|oublie|oubliez|ignorez)\b.{0,30}\b(?:instructions|consignes|regles)\b/u,
  /\b(?:ignora|olvida)\b.{0,30}\b(?:instrucciones|reglas)\b/u,
  /<\/?(?:system|assistant|user|instructions?)>|\[\/?inst\]|<\|im_(?:start|end)\|>|<<<(?:material|end)/u,
]

/** Whether a sentence addresses the evaluator instead of describing the person's work. Such a sentence is not evidence. */
export function addressesReader(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/gu, ' ')
  return PATTERNS.some(pattern => pattern.test(text))
}
