import { spokenText } from './spoken-words.ts'

/** The languages in which the interviewer understands requests. */
export const READ_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type ReadLanguage = (typeof READ_LANGUAGES)[number]

// Frequent words that the other languages do not have. Words that several languages share are left out.
const FREQUENT: Record<string, string> = {
  en: 'the and is are was were have has had not this that with for you my your they would could what when there been from which about because will just can do did it of to we our i am but at by an be so or if them he she his her how who very really then think know me their some people time work worked job get got make made one out up now like said well first into team customer a in on as down off than too here where why over after before again always never every any most more much many no yes right something someone anything everything nothing each other another back day week year customers help told asked went came took gave called thought felt knew found kept left put let may might should must being while until since though',
  de: 'ich und der die das ist nicht ein eine mit fur auf sich auch dem den wir habe haben hatte war waren sind kann konnte konnten mochte wurde wenn aber oder noch mir mich mein meine sie ihnen ihr bitte auf dann weil dass wie sehr nur schon immer einfach gerade eigentlich zum zur bei von aus nach vor uber keine kein etwas mal ja doch also denn jetzt hier gibt werden muss geht machen gemacht gesagt deutsch frage a am als bin bist da damit dazu dieser diese dieses dort durch einem einen einer eines es euch ganz gar gegen gut hat hatten ihn ihm im in ins keinen man mehr meiner meinem meinen nun ob ohne sei sein seine seit selbst so sollte um unter viel vom was weiter welche wer wieder wird wollte wurden wo zu zwei kunde kunden arbeit zeit leute wollen sollen damals danach',
  fr: "je j' c' qu' est les des une et pas pour dans sur avec que qui nous vous ils elle sont etait ai avez avais mais plus tout tres bien comme cette ces mon ma mes votre vos peux pouvez pourriez voudrais puis fait faire etre avoir oui d' l' n' s' suis ca aussi parce alors donc quand ou au aux du ce ne le la un en francais question repondre merci a aller apres as aucun aujourd'hui autre avaient avait avant beaucoup cela celui cet chaque chez comment contre de depuis deux dire elles encore entre etaient etais ete etes eu faisait fallait faut fois ici il jamais jour leur leurs lors lui m' maintenant me meme moi mois moins monde notre nos on ont par pendant petit petite peu peut pourquoi quatre quelque rien sa sans se ses si son souvent sous ta te temps toujours tous toute toutes travail trois va vers voila y clients client equipe",
  es: 'yo el los las una y que es por para con pero como muy mas esta este eso esto mi mis usted ustedes puede podria puedo tengo tiene hay fue era cuando porque nos lo se le del al su sus todo hacer hace bien tambien ya si donde quien cual gracias pues perdon perdone quiero me gusta estoy soy hablar espanol pregunta la de en a algo alguien alli ano anos antes asi aunque cada casi cliente clientes contra cosa cosas cuatro decir desde despues dia dias dijo dos durante ella ellos entonces entre eran esa ese estaba estan estar estas estos estuve fueron gente ha habia hacia han hasta he hice hizo iba ir les luego mientras mucho muchas nada ni no nosotros o otra otro personas poco primero sea ser siempre sin sobre solo son tan tanto te tener tenia tenian tiempo toda todas todos trabajo trabajaba tres un uno unos va vez manana',
  pt: 'eu nao voce voces uma para com mais muito isso esta estou tenho posso poderia pode obrigado obrigada falar portugues em na no da do os as ele ela foi era quando porque tambem minha meu meus pergunta responder desculpe sim ja seu sua queria gostaria',
  it: "io non sono una per con piu molto questo questa posso potrei puo potrebbe grazie parlare italiano che della del di il gli le lo ho hai ha abbiamo anche perche quando domanda rispondere scusi mi si vorrei mio mia nel nella dell' e",
  nl: 'ik niet een het de en van voor met maar ook kan kunt zou mag mijn graag nederlands spreken vraag antwoorden wij jullie deze dat wat omdat heb hebben was zijn bent naar bij veel goed alstublieft sorry',
  pl: 'nie jest to czy moge mozna prosze dziekuje jestem mam moj moja po polsku mowic pytanie odpowiedziec bardzo tak ale jak dla ze sie na do przepraszam chcialbym chcialabym rozmawiac jezyku',
  tr: 'ben bir ve bu icin ama cok degil miyim misiniz turkce konusabilir cevap soru lutfen tesekkur ederim var yok nasil daha olarak ile benim sizin olabilir evet hayir ingilizce',
  ro: 'nu este eu sunt pentru cu si sau dar foarte pot puteti romana vorbesc vorbi intrebare raspunde multumesc va rog asta acest imi scuze limba',
  sv: 'jag inte ar och det en ett att pa med for kan skulle vi svenska tala prata fraga svara tack ursakta min mitt har hade',
}

const SETS = Object.entries(FREQUENT).map(([language, words]) => [language, new Set(words.split(' '))] as const)
const NOT_LATIN =
  /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}]/u

/** How many of the words are frequent ones of a language. */
export const frequentIn = (words: readonly { readonly text: string }[], language: string): number => {
  const set = SETS.find(([one]) => one === language)?.[1]
  return set ? words.filter(({ text }) => set.has(text)).length : 0
}

/**
 * The language that a text is in, if it is clearly another one than `expected`; null otherwise. `other`: one that the product has no
 * word list of.
 */
export function otherLanguage(words: readonly { readonly text: string }[], expected: string): string | null {
  const foreign = words.filter(({ text }) => NOT_LATIN.test(text)).length
  if (foreign >= 2 && foreign * 2 > words.length) return 'other'
  if (words.length < 3) return null
  const counted = SETS.map(([language]) => ({ language, hits: frequentIn(words, language) }))
  const own = counted.find(({ language }) => language === expected)?.hits ?? 0
  const best = counted.toSorted((a, b) => b.hits - a.hits)[0]!
  if (best.language === expected) return null
  const share = best.hits / words.length
  return best.hits >= 3 && share >= 0.35 && best.hits >= own * 2 + 1 ? best.language : null
}

const NAMES: readonly [string, RegExp][] = [
  ['en', /\b(?:english|englisch\w{0,2}|anglais|ingles)\b/u],
  ['de', /\b(?:german|deutsch\w{0,2}|allemand|aleman)\b/u],
  ['fr', /\b(?:french|franzosisch\w{0,2}|francais|frances)\b/u],
  ['es', /\b(?:spanish|spanisch\w{0,2}|espagnol|espanol|castellano)\b/u],
]

/** The language that a candidate asks for, if answers in it are understood; null for any other. */
export function wantedLanguage(text: string): ReadLanguage | null {
  const spoken = spokenText(text).words
  const plain = spoken.map(word => word.text).join(' ')
  const own = otherLanguage(spoken, '')
  // "podría contestarle en español": the language that is named counts before the one that is spoken.
  const named = NAMES.filter(([, name]) => name.test(plain)).map(([language]) => language)
  const asked = named.find(language => language === own) ?? (named.length === 1 ? named[0] : own)
  return READ_LANGUAGES.find(language => language === asked) ?? null
}
