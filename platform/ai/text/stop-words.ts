import { fold, stem, tokens } from './tokens.ts'

const WORDS = `
a an the and or but nor so yet if then than as at by for from in into of off on onto out over per to up via with within without
about above after again against all also although always am among any are around aren't be because been before being below between
both can can't cannot could couldn't did didn't do does doesn't doing don't down during each either else ever every few further
had hadn't has hasn't have haven't having he her here hers herself him himself his how however i i'd i'll i'm i've is isn't it
it's its itself just let's like many may me might mine more most much must my myself neither never no not now one only other our
ours ourselves own really same she should shouldn't since some still such that that's their theirs them themselves there there's
these they they're this those though through thus too under until us very was wasn't we we'd we'll we're we've well were weren't
what when where whether which while who whom whose why will won't would wouldn't yes you you'd you'll you're your yours yourself
um uh er erm hmm okay ok yeah sort kind thing things lot bit got get
der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr mich mir uns
mit von zu zum zur bei nach aus auf an am im in ist sind war waren hat haben hatte habe wird werden wurde auch als wie wenn dass
fur uber unter vor durch sich mein meine sein seine noch nur schon sehr
le la les un une des du de et ou mais ne pas je tu il elle on nous vous ils elles me te se mon ma mes son sa ses ce cette ces
dans sur pour par avec sans est sont etait ai as avons ont ete que qui quoi dont au aux plus tres j'ai c'est d'un d'une
el los las una unos unas y o pero no yo tu ella nosotros ellos mi mis su sus este esta estos en con sin por para es son era fue
he ha hemos han que quien como muy mas del al lo se`

const STOP = new Set(WORDS.trim().split(/\s+/u).map(fold))

/** Function words without content (English, German, French, Spanish). Takes a folded word. */
export function isStopWord(folded: string): boolean {
  return STOP.has(folded)
}

/** The stems of the content words, in order and with repetitions. */
export function contentStems(text: string): string[] {
  return tokens(text)
    .filter(token => !STOP.has(token.text) && (token.text.length > 1 || /[\p{N}]/u.test(token.text)))
    .map(token => stem(token.text))
}
