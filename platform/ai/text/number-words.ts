// Words for numbers, folded. "One" is left out: it is an article in three of the languages.

const english = `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15
  sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90
  hundred 100 thousand 1000 million 1000000 billion 1000000000 dozen 12`
const german = `zwei 2 zwo 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 dreizehn 13 vierzehn 14 funfzehn 15
  sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 vierzig 40 funfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90
  hundert 100 tausend 1000 million 1000000 millionen 1000000 milliarde 1000000000 milliarden 1000000000 dutzend 12`
const french = `deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16
  vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90 cent 100 cents 100
  mille 1000 million 1000000 millions 1000000 milliard 1000000000 milliards 1000000000 dizaine 10 douzaine 12 vingtaine 20 trentaine 30
  quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100`
const spanish = `dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
  dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiun 21 veintidos 22 veintitres 23 veinticuatro 24
  veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
  ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400
  cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800
  ochocientas 800 novecientos 900 novecientas 900 mil 1000 millon 1000000 millones 1000000 docena 12 decena 10`

/** The value of a word. "Once" is left out: English has it, too. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [english, german, french, spanish].flatMap(list => {
    const words = list.split(/\s+/u)
    return words.flatMap((word, i) => (i % 2 === 0 && word !== 'once' ? [[word, Number(words[i + 1])] as const] : []))
  }),
)

/** The ones of German compounds: "zweiundvierzig". */
export const GERMAN_ONES = 'ein|zwei|drei|vier|funf|sechs|sieben|acht|neun'
/** The tens, hundreds and teens that end German compounds. */
export const GERMAN_ENDS = 'zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend'
/** What stands between the words of one number: "forty and two", "quarante et un", "cuarenta y dos". */
export const BETWEEN = new Set(['and', 'und', 'et', 'y'])
/** "One" in the middle or at the end of a number: "forty-one", "vingt et un". */
export const ONE = new Set(['one', 'ein', 'eins', 'un', 'une', 'uno', 'una'])
