import type { Lexicon } from './lexicon.ts'
import { phrases, wordSet } from './phrases.ts'
import { UNREAL } from './unreal.ts'
import type { Word } from './words.ts'

const IRREGULAR_PAST = wordSet(`
was were wis wur wasnt had went came saw took got gave made said told telt asked knew thought felt left kept put let set cut hit hurt
shut read ran began broke brought bought built burnt caught chose clung crept dealt did done drew drank drove ate fell fed fought found
fled flew forbade forgot froze grew hung heard hid held laid led lent lay lit lost meant met paid quit rang rung rode rose sat sold sent
shook shone shot showed shown shrank sank slept slid spoke spelt sped spent spun split spread sprang stood stole stuck stung struck
strung swore swept swelled swam swung taught tore threw understood upset woke wore wove wept won wound withdrew wrote rewrote rebuilt
reran overheard oversaw overtook undertook mistook foresaw retook resent reset redid undid outran became seen gone been come given taken
written spoken broken chosen driven known thrown worn torn fallen eaten hidden bitten frozen stolen woken drawn grown flown begun
gotten rode learnt burnt dreamt leant leapt spilt spoilt tellt kent taen gied cam fand brung turnt seed knowed catched bust cast cost
fit bet rid shed slit thrust wed clad dug stunk swam trod bent bled bound bred built fled ground knelt sought slung wrung`)
const ED = /^[a-z]{2,}[^e\W]ed$|^[a-z]{3,}eed$|^(?:tied|lied|died|fried|tried|cried|used|owed|eyed)$/u
const NOT_PAST = wordSet(`
need indeed speed feed seed hundred sacred naked wicked kindred bed red shed exceed proceed succeed agreed-upon supposed
interested motivated organised organized structured stressed satisfied valued involved committed dedicated experienced qualified
skilled detailed complicated oriented focused focussed minded based related limited advanced required respected loved talented
unexpected united married retired called-for so-called tired excited scared determined relaxed prepared open-minded gifted aged`)

/** Whether a word has the form of a past tense or participle. */
export const looksPast = (word: string): boolean => !NOT_PAST(word) && (IRREGULAR_PAST(word) || ED.test(word))

const IS_NOW = wordSet('be is are am being')
const NOT_PAST_AFTER = wordSet('be is are am being get gets have has must should can to will would could')
/** "Are now compared", "is always checked". */
const BEFORE_PARTICIPLE = wordSet('now always never only also not still just usually often normally all both')

const isPast = (words: readonly Word[], at: number): boolean => {
  const word = words[at]!.text
  if (/^(?:was|were|wis|had|did|wur)$/u.test(word)) return true
  const before = words[at - 1]?.text ?? ''
  if (NOT_PAST_AFTER(before) || (BEFORE_PARTICIPLE(before) && IS_NOW(words[at - 2]?.text ?? ''))) return false
  if (
    /^(?:cost|cut|put|let|set|read|hit|shut|spread|come|quit|fit|bet|cast|lead|done|been|gone|known|meant|based)$/u.test(
      word,
    )
  )
    return (
      /^(?:i|he|she|they|we|it|and|have|then|just)$/u.test(words[at - 1]?.text ?? '') &&
      !/^(?:done|been|gone|known)$/u.test(word)
    )
  return looksPast(word)
}

/** Verbs that report no action of the speaker: states, perceptions, thoughts, abilities. */
const NO_ACTION = wordSet(`
am was were be been being is are wis had have has do did done not never think thought know knew known want wanted feel felt see saw seen
hear heard believe believed like liked love loved hope hoped mean meant guess guessed reckon reckoned remember remembered understand
understood need needed can could would should must may might will shall wish wished suppose supposed figure figured assume assumed
doubt doubted care cared live lived exist existed belong belonged own owned seem seemed learn learned learnt notice noticed wonder
wondered prefer preferred enjoy enjoyed hate hated expect expected worry worried realise realised realize realized suspect suspected
forget forgot worked work working used a an the in on at of for with and or but so as if who that which really just
agree agreed consider considered aim stay stayed manage managed strive try tend get happen happened
pride consider value appreciate mind say become became grow grew
got experienced received inherited lost suffered deserve welcome fear feared trust trusted hold supposed dunno
whole still always usually often sometimes mostly generally`)
const BETWEEN = wordSet(`
have had has also then just first next did even always already actually basically quickly simply therefore finally immediately myself
personally to and still only straight soon later both went go
kind sort of like really literally now so instead honestly never`)
const EMPTY_VERB = wordSet(
  'do did done act acted react reacted handle handled solve solved resolve resolved deal dealt',
)

/** "I called", "I have then rung", "and called": looks past words that leave the verb with its subject. */
function actsAt(words: readonly Word[], from: number): boolean {
  let at = from
  while (at < words.length && at <= from + 4 && (BETWEEN(words[at]!.text) || /^[a-z]{3,}ly$/u.test(words[at]!.text)))
    at += 1
  const verb = words[at]?.text
  if (!verb || NO_ACTION(verb) || !/^[a-z]{2,}$/u.test(verb)) return verb === 'got' && words.length - at > 3
  if (/^(?:could|would|should)$/u.test(words[at - 1]?.text ?? '')) return false
  if (EMPTY_VERB(verb) && words.length - at < 4) return false
  return !verb.endsWith('ing') || /^(?:am|was|were)$/u.test(words[at - 1]?.text ?? '')
}

const SPEAKER = /^(?:i|ah|oi)$/u

/** "I ring them first", "we check it twice", but not "I think" or "I always was". */
function presentHabit(words: readonly Word[], text: string): boolean {
  if (/ (?:if|would|think|still think|because|say|said|says|told) /u.test(text)) return false
  return words.some((word, i) => {
    if (!/^(?:i|we)$/u.test(word.text)) return false
    let at = i + 1
    while (
      at < words.length &&
      /^(?:always|now|never|only|also|still|all|both|do|not|then|simply|just|myself|[a-z]{3,}ly)$/u.test(
        words[at]!.text,
      )
    )
      at += 1
    const verb = words[at]?.text ?? ''
    return (
      /^[a-z]{3,}$/u.test(verb) &&
      !/^(?:put|let|set|cut|read|hit|shut|cost|quit|come|run|cannot)$/u.test(verb) &&
      !NO_ACTION(verb) &&
      !isPast(words, at) &&
      !ED.test(verb) &&
      !verb.endsWith('ing')
    )
  })
}

function ownAction(words: readonly Word[], text: string): boolean {
  if (
    / (?:if|when|whenever|would|should|could|will) i | i (?:would|could|should|will|can|must|might|try|tend|like) /u.test(
      text,
    )
  ) {
    if (!words.some((_, i) => isPast(words, i) && SPEAKER.test(words[i - 1]?.text ?? '') && !NO_ACTION(words[i]!.text)))
      return false
  }
  if (words.some((word, i) => SPEAKER.test(word.text) && actsAt(words, i + 1))) return true
  // "Gave her gel": the subject is left out at the beginning of the clause.
  let first = 0
  while (
    first < Math.min(3, words.length) &&
    /^(?:and|then|so|but|also|just|first|next|later|after|that|well|straight|away|yeah|right|okay|ok)$/u.test(
      words[first]!.text,
    )
  )
    first += 1
  const verb = words[first]?.text ?? ''
  return (
    first < words.length &&
    isPast(words, first) &&
    !NO_ACTION(verb) &&
    !/^(?:turned|came|went|said|took|let|left|kept|made|put|set|cut|happened|based|compared|given|called|known|seen|gone)$/u.test(
      verb,
    ) &&
    first + 1 < words.length &&
    !/^(?:by|was|were|is|are|had|and|but|in|at|of|for|as|when|because|i|he|she|they|we|you|enough|today|yesterday)$/u.test(
      words[first + 1]!.text,
    ) &&
    !isPast(words, first + 1)
  )
}

const STARTS_CLAUSE = wordSet(
  'and but so because cause cos cuz since although though while whereas which who when where until till then or unless',
)

export const english: Lexicon = {
  startsClause: (word, next = '') => STARTS_CLAUSE(word) || (word === 'after' && /^(?:that|this)$/u.test(next)),
  subject: wordSet('i he she they we it you nobody everybody everyone someone somebody there'),
  isPast,
  ownAction,
  byMe: phrases(
    'en',
    `by me|by myself|with my help|on my initiative|at my request|on my suggestion|through me|by yours truly`,
  ),
  general: phrases(
    'en',
    `
    always|usually|generally|in general|typically|normally|mostly|often|sometimes|every day|each day|every time|everyday|all the time
    you have to|you need to|you must|you should|you can|you cannot|you got to|you have got to|you just|you get|you know what|if you
    one should|one must|one has to|people should|we should|must be|should be|has to be|needs to be|have to be|can be|cannot be|may be
    it is important|is important|very important|most important|important is|the important thing|matters most|what matters|what counts|is key|is everything
    i am someone|i am a person|i am the kind|i am person|i am the type|i am very|i am good|i am really|i am quite|i consider myself|i see myself|i pride myself|i believe|i would say|i like to|i love|i try|i think that|i think you|i think good|i think it is|i tend|i strive|i value|i make sure|i never|i aye
    in my experience|in my view|in my opinion|for me|that is how i|as we say|at the end of the day|it depends|depends on|every _ is different|each _ is different|every day is different|in most cases|most of them|most people|over the years|in such situations|in such cases|in this job|in this business|in our industry|in this profession|part of the job
    people always tell|everyone is|everybody is|nobody is perfect|no two|of course|after all these years|in this trade|in the trade|is half|is a gift|is a must|are encountered|is required|is attached|is regarded|are regarded|are expected|is expected
    when a|when there is|whenever|when something|when someone|when people|if a|if there is|if someone|if somebody|if something
    you would|you always|ye have to|ye have tae|ye must|ye cannae|youse|you will|he or she|each monday|every monday|each week|i would like|i am looking for|my strength*|my weakness*|my motto|my philosophy|my priority|i aim|i am known|tell me i|tell me that i`,
  ),
  unreal: UNREAL.en,
  particular: phrases(
    'en',
    `
    last year|last month|last week|last summer|last winter|last spring|last autumn|last fall|last june|last november|last christmas|last _ we|the other day|the other week|one day|one night|one morning|one evening|one afternoon|one time|one saturday|one sunday|one monday|one tuesday|one wednesday|one thursday|one friday
    years ago|year ago|months ago|weeks ago|days ago|a while back|years back|months back|two winters ago|summers ago|yesterday|in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december
    monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|weekend|christmas|easter|new year*|thanksgiving|ramadan|midnight|at night|night shift|late shift|early shift|day shift|day two|first day|second day|second year|first year|third year|spring term|autumn term
    there was a|there was an|there was this|there were two|there was one|was a woman|was a man|was this|this was|it was a|it was in|it was during|that was in|we had a|we had an|we had this|we had two|we had that|i had a|i had an|i had this|i had one|had a lass|had a lad|had a farmer|a customer|a patient|a guest|a couple|a mother|a father|a parent|a pupil|a student|a client|a colleague|a supplier|a resident|a gentleman|a lady|a man|a woman|a girl|a boy|a lad|a lass|a driver|a family|this guy|this lady|this woman|this man|this mom|this mum|this dad|this couple|this wee|this old
    when i was|when i came|when i moved|when i joined|when i started|when i worked|when i took|when we moved|when the company|at my last|at my old|at my previous|at my first|in my last|in my old|in my previous|in my first|in my second|in my third|in my company|in my school|at a|at the _|in the autumn|in the spring|in the summer|in the winter|in spring|in summer|in autumn|in winter|during the|during a|before our|after a release|after the|on the ward|on a building|on the day|on the phone|the morning|that morning|that day|that night|that week|that evening|that afternoon|the next day|next morning|next day|same day|same evening|same night|that same|the following|on the second|on the first|on the third|on my ward|on shift|on call|right at|just before|just after|half an hour|minutes later|hours later|days later|weeks later|months later`,
  ),
  reason: phrases(
    'en',
    `
    because|cause i|cause he|cause she|cause they|cause it|cause we|cause you|cause if|cause the|cause two|cause what|cause some|cause that|cause there|cause my|cause in|cos|cuz|coz|becoz|bc|due to|owing to
    since he|since she|since it|since they|since we|since i|since you|since neither|since nobody|since no|since several|since most|since all|since a|since otherwise|since there|since both|since many|since only|since every|since these|since those|since not|since any|since one|since our|since his|since her|since their|since its
    as he was|as he had|as she was|as she had|as it was|as it had|as they were|as they had|as we had|as we were|as there was|as there were|as i had|as members|as otherwise|as nobody|as neither|as most|as both|as no one|as that would|as this would|as dispute|as none|
    for he|for she|for they|for it|for if|for i|for people|for we|for you|for there|, for the|, for a|seeing as|seeing that|given that|considering that|inasmuch|in view of|in light of
    so that|so as not|so as to|in order to|in order not|in case|lest|to avoid|to prevent|to make sure|to be sure|to rule out|to see whether|to see if|to check whether|to give _ time|to spare|to keep the|so he would|so she would|so they would|so it would|so he could|so she could|so they could|so people could|so everyone could|so we could|so i could|so nobody|so no one|so he had see|so she had see|so they had see
    the reason|for that reason|for this reason|which is why|that is why|this is why|that was why|otherwise|or else
    would have cost|would have meant|would have been|would have taken|would have made|would have proved|would have turned|would have felt|would have lost|would have left|would have got|would have gone|would have brought|would have put|would have hurt|would have helped|would have only|would only|would just have|could have cost|could have led|could have been|could not have|would not have|might have|would otherwise|would be safer|would be cheaper|would be worse|would be better|would cost|would mean
    i thought|i figured|i reckoned|i guessed|i knew|i suspected|i assumed|i believed|i judged|i feared|i was afraid|i was worried|i worried|i realised|i realized|i concluded|i preferred|i expected|i suspected|i sensed|i had a feeling|i had an idea|i wanted to|i wanted him|i wanted her|i wanted them|i did not want|i didna want|was not gonna|was not going to|i am not going to|i am not gonna|i think if|i think this|my thinking|my idea|my reasoning|my thought|my first thought|my guess|my worry|my concern|my fear|my argument|my logic|my instinct|my theory|my hunch|my feeling|and thought|figured|reckoned half|was thinking|made me think|made me suspect|struck me|crossed my mind|occurred to me|it seemed to me|seemed safer|seemed fairer|seemed better|seemed to me
    that told me|told me it|told me that it|which told|told us|which meant|that meant|which suggested|suggested that|pointed to|ruled out|rule out|ruling out|that left|was left for me|which left|so it was not|so it had to|so it must|so must be|so between|so problem|must have been|had to be|could only be|it was not the|that is not a|that is your|was about
    rather than|instead of|no point|no use|no sense|made no sense|makes no sense|made sense|pointless|the risk|at risk|too risky|risky|weighed|weighing|the alternative|on the one hand|on balance|i could either|we could either|we could raise|either we|trade off|tradeoff|worth more|worth the|better to|better than|cheaper than|safer than|faster than|easier to|less than the|more than the
    what kills|what matters|the last thing|the first thing you|you cannot leave|depended on|depends on|based on|according to|going by|judging by|on the basis|considered|two routes|the options|the only way|the only chance|could not judge|could not cure|would have _|would have never|would never have|would just|would only have|would still|would end|would lose|would get|would be|would go|would take|would make|would need|would mean|would leave|would hurt|would break|would not|could have _|might _ have|if i had|if we had|if they had|if he had|if she had|if it had|had i|had we|if i did not|if we did not|if i just|if i sent|if i told|if i waited|if nobody|if anything|if something went|on the grounds|on account of|out of fear|out of respect|for fear|for safety|for the sake|so as|with a view|with that in mind|bearing in mind|knowing that|knowing the|thinking that|hoping that|hoping to|assuming that|being that|fearing|reasoning that|reckoning|figuring|suspecting|wanting to|not wanting|aiming to|in the hope|just in case|to be safe|to be on the safe|to be fair|to protect|to save|to stop|to let|to get _ to|to find out|to test|to see|to show|to give|to keep|to help|to buy|to win time|to free|to make it|to check|to leave|to learn|to understand|to be able|he needed|she needed|they needed|he was the|she was the|they were the|it was the only|was the only|it needed|we needed|i needed to know|you need|you cannot|you can not|you do not|you would|nobody can|no one can|nobody would|nobody wants|no one wants|nobody likes|people do not|people are|a customer who|a person who|anyone who|someone who|a child who|a patient who|a guest who|that was the point|the point was|the thing is|the thing was|the trouble was|the trouble is|the problem was|the problem is|the question was|the issue was|the catch was|the cause was|the cause|the culprit|traced|it came from|came down to|it was down to|pointed at|points to|the pattern|the common|in common|explained|explains why|explanation|made it clear|made clear|made me wonder|gave it away|gave me the idea|the giveaway|the clue|clue|a sign|which is|which was why|hence|therefore|thus|accordingly|that is how|so clearly|so obviously|i decided against|decided against|i chose|i picked|i went for|i went with|opted for|opted to|chose to|chose the|i preferred to|i weighed up|weighed up|compared the|comparing|i compared|between the two|two options|three options|option|options were|the choice was|either|priority|priorities|came first|comes first|most urgent|urgent|more important|matters more|mattered more|mattered most|counted more|outweighed|i judged|in my judgement|my judgement|by my reckoning|i reasoned|i argued|my point|i felt that|i felt it|i believed that|i was sure|i was convinced|i was certain|i was thinking|i was concerned|i was not sure|i was not convinced|i did not believe|i did not trust|i did not think|i doubted|i had learned that|i had seen|i knew from|i know from|from experience|experience told|my gut|gut feeling|it made sense|it did not make sense|did not add up|did not fit|something was off|not worth|was worth|is worth|cost more than|costs more|cheaper|quicker|safer|fairer|riskier|easier|harder|more likely|less likely|not because|partly because|mainly because|precisely because|only because|simply because|regulations|the rules say|required by|by law|the law|legally|allowed to|not allowed|must not|policy says|policy was|the contract said|according`,
  ),
  reasonHint: phrases(
    'en',
    `
    obvious|obviously|clear that|clearly|likely|probably|meant|means|needed|need|could not|cannot|can not|would|might|if|too|only|whether|why|fair|fairer|safe|safer|wrong|right|enough|must|noticed|knew|saw that|looked|sure|trust|mistake|cause|problem|not|never|usually|always|nobody|no one|was known|it was not|is not|should|except|even|matters|mattered|important|worse|better|best|rather|though|but`,
  ),
  result: phrases(
    'en',
    `
    in the end|eventually|finally|as a result|the result|resulted|the outcome|the upshot|turned out|turns out|it worked|worked again|working again|that worked|ended up|ended in|ended with|led to|which meant|the effect|by the end|by easter|by christmas|by the time|by the weekend|by half past|by the next|by friday|by monday|by then|by noon|by evening|after that|afterwards|after this|after seven|after three|after two|after a week|within a week|within an hour|within forty|within the hour|within minutes|in one hour|in two weeks|in four minutes|weeks later|months later|days later|a week later|a month later|hours later|the next day|next day|next morning|the next morning|that summer|the following|at the end of
    signed|stayed with|stayed until|stayed on|stayed put|came back|comes back|renewed|reordered|ordered|booked the same|booked again|paid full|paid in full|paid up|refunded|apologised|apologized|thanked|accepted|agreed|said yes|said that is fine|said thank|took it|chose us|won the|we won|lost the|we lost|we got|got the|got it back|got through|got there|went home|discharged|recovered|survived|died|was admitted|were admitted|went straight|sided with|gave in|calmed down|calmed|went quiet|settled down|smiled|laughed|cried|cheered|withdrew|cancelled|was cancelled|left us|walked out|resigned|gave us|gave me|promoted|complained|complaint|complaints|moved up|moved back|caught up|passed|failed|read her first|improved|improves|was better|got better|better than before|got worse
    was fixed|was solved|was resolved|were resolved|was found|were found|was back|were back|was running|were running|was gone|were gone|was ready|were ready|was done|were done|were in|was in place|was up|was live|is dry|was dry|held|holds|went live|went out|went up|went down|went from|went back|went away|arrived|arrives|was delivered|were delivered|got delivered|delivered on|rolled in|left on time|left at|opened on|closed on|started on|finished on|on time|two hours late|hours late|too late|in time|to spare|without a|without any|no longer|not a single|no more|nobody lost|nobody noticed|nobody was|nobody got|nobody has|nobody had|no one was|no one has|no trip|no further|no complaint*|no accident*|no injur*|no damage|none of|never came|never got|never happened|has not happened|not happened|not had|has not come|not come back|not been|zero
    fell by|fell from|fell to|dropped|drop from|fall from|rose|rose by|risen|grew|doubled|halved|tripled|cut by|reduced|decreased|increased|saved|shrank|climbed|cost us|cost them|cost me|brought in|earned|down to|up to|from _ to|fewer|less waste|instead of the usual|came to|came in at|came down|came out|came up|was reduced|was raised|was lowered|were cut|was accepted|was offered|was ordered|was signed|was closed|was granted|was approved|was rejected|was paid|was refunded|was carried|was resumed|was restored|was reached|was avoided|was saved|was kept|were saved|were paid|were signed|were accepted|were kept|has been|have been|no trips|tested good|tested fine|sound after|showed a|the scan|the test|confirmed|proved|as it turned|turned into|resulting|consequently|thanks to that|because of that|that evening|that same evening|overnight|by monday morning|by lunch|by lunchtime|by midnight|by morning|by evening|by ten|by summer|by the summer|by spring|by autumn|by march|by june|by september|by the following|by the end of|six weeks later|a year later|a year on|months on|weeks on|in the following|over the next|over the following|within two|within three|within a month|within days|within half|in under|in less than|in time for|just in time|on schedule|ahead of schedule|as planned|as promised|went through|went fine|went smoothly|went ahead|went well|went off|went wrong|went missing|went from|went back to|got back|got away|got off|got out|got better|got paid|got fixed|got done|came through|came right|came clean|came up clean|came back clean|came back negative|came back positive|came out right|came in|pulled through|made it|made up|made a full|got their|got his|got her|got its|got our|were able|was able|could go|could start|could finally|could sleep|could work|could leave|could be|could not be saved|kept their|kept his|kept her|kept the|kept running|kept going|kept coming|kept us|was happy|were happy|was pleased|were pleased|was relieved|was delighted|was grateful|was furious|was not happy|was annoyed|was disappointed|was surprised|praised|credited|wrote back|wrote to thank|sent a|sent me|sent us|rang back|rang to|called back|called to|hugged|shook my hand|shook hands|nodded|backed down|relented|admitted|agreed to|agreed with|changed their|changed his|changed her|changed his mind|changed their mind|took over|took the|took up|took back|took off|bought the|bought another|bought it|extended|reinstated|reopened|reordered|repeated|returned|returned to|recommended|referred|rejected|refused|declined|quit|sacked|fired|dismissed|transferred|retired|graduated|qualified|finished|completed|delivered|shipped|landed|launched|closed the|settled|reached|hit the|hit our|beat the|missed|exceeded|met the|met our|made the deadline|lost only|lost two|lost a|lost one|lost about|lost nothing|cost the|cost nothing|cost about|cost a|paid off|paid for itself|broke even|balanced|reconciled|matched|tallied|agreed to the penny|passed the|passed inspection|passed its|passed her|passed his|signed off|approved|cleared|cleared the|accepted the|granted|turned down|vanished|disappeared|stopped|stopped coming|stopped complaining|stopped happening|stopped tripping|stopped leaking|started again|started up|restarted|ran again|ran for|ran without|ran fine|ran through|ran clean|runs|running again|working since|worked first time|worked fine|worked well|worked out|worked for|works|healed|healed up|walked|walked out|walked home|slept|ate|drank|woke up|breathed|spoke again|stabilised|stabilized|improved|is still|are still|still there|still going|still here|still with|still works|still comes|still talk|one still|two still|only one|only two|only three|all but|every one of|every single|both of them|each of them|none of the|not one|neither of|nothing was|nothing had|nothing happened|nothing came|nothing else|nothing leaked|nobody ever|nobody else|no one ever|no one else|no more complaints|no more|no longer|no one|never again|never did|never had|never heard|never found|never a|not a word|without incident|without losing|without further|without overtime|without stopping|unhurt|unharmed|intact|undamaged|unfortunately|sadly|in vain|too late for|at a loss|a record|best result|down from|up from|up by|down by|less than before|more than before|fewer|half as|a third less|a third of the|two thirds|percent less|percent more|per cent`,
  ),
  resultHint: phrases(
    'en',
    `
    at last|then|after|later|still|now|only|even|again|back|better|worse|happy|glad|relieved|grateful|pleased|angry|satisfied|proud|quiet|home|well|open|closed|clean|dry|safe|done|ready|gone|both|all of them|everybody|everyone|nobody|no one|none|not|never|got|went|came|left|took|gave|said|told|called|asked|sent|kept|started|stopped|became|turned|decided|showed|found|noticed|helped|worked|stayed|moved|sold|bought|paid|read|ate|slept|one still|he is|she is|they are|it is|we are`,
  ),
  change: phrases(
    'en',
    `
    since then|ever since|from then on|from that day|from that point|since that|since this|since the incident|has been on there since|there since|on since|done so since|from now on|these days|nowadays|any more|anymore|now always|i now|we now|they now|he now|she now|now i|now we|now they|now he|now she|now every|now each|now all|now the|now there|now it|now our|now my|, now|does now|do now|checks now|us now|noo|today we|today i|today the|today they|today our|going forward|still do it|still do|still use|still used|still in use|still works|to this day|until today|till today|has now|have now|now has|now have|now does|now do|now checks|now asks|now ask|now stops|now shows|now knows|makes now|checks the _ now|before every _ now|tape now|pitch adds|every new|each new|every pitch|every september|with every release|with each release|became standard|became the|became our|became part|is standard|standard now|made it a rule|new rule|made a checklist|a checklist|the checklist|added a|added an|i added|we added|wrote a procedure|was written into|written into|been written|is written|in the handbook|into the handbook|in the manual|in the care plan|in the induction|in the orientation|orientation folder|was introduced|we introduced|i introduced|introduced a|was adopted|adopted|copied the|copied it|copies me|rolled out|rolled it out|was changed to|we changed|i changed how|i changed my|i changed the way|i changed our|changed the way|changed how|changed our|changed my|switched to|has been in place|has stood|have stood|has them|has it in|have had _ since|i learned to|i learnt to|i learned that|i learnt that|taught me|that taught|lesson|what i took|i took from|what i do differently|do differently|differently|next time|the next time|i would now|never again|i do not _ any|i do not _ now|what i do not do|i always _ now|i ring|i book nothing|i do the same|we do the same|i do this|we do this|we do it|on race days|before any _ i|any child that|we block|we have kept|has been kept|have been kept|since that day|since that night|since that week|since that time|since that call|since that shift|since then i|since the change|since the new|after that we always|from that moment|from that time|from that night|from that week|from that shift|from that year|from there on|ever after|to this day|even today|still today|until now|up to now|as of today|at present|currently|nowadays i|these days i|these days we|today every|today all|today each|today it|today there|now i always|now i ask|now i check|now i write|now i never|now i start|now i do|now we always|now we do|now we have|now we check|now they all|now there is|now there are|now has a|now have a|now a|now goes|now gets|now comes|now starts|now includes|now contains|now shows|now asks|now checks|now carries|now keeps|now uses|now runs|now sends|now says|now requires|now needs|now stands|now hangs|now lives|now sits|now signs|now reads|now knows|now get|now go|now use|now keep|now write|now start|now call|now carry|now also|now part|now standard|now our|now done|now in|now on|now uses the|was made permanent|made permanent|permanent|permanently|stayed in place|stayed that way|has stayed|have stayed|stuck with|they stuck|have kept it|kept it|has used|have used|have done|has done|has become|have become|has since|have since|had since|got changed|has been changed|have been changed|has been added|have been added|was made standard|was rewritten|was revised|revised|rewrote the|redesigned|reorganised|standardised|was rolled|was extended to|extended to|taken over by|took it over|took over the idea|adopted by|was adopted|other sites|other wards|other teams|other branches|other shops|other departments|other sites have|all sites|all branches|whole company|the whole team now|company wide|copied by|copied my|copied our|put up a|i have never _ since|i have always|i have done|i have kept|i have made it|i have not _ since|i never _ now|i never _ without|never without|i no longer|we no longer|they no longer|nobody _ any more|i stopped|we stopped|i began to|made a habit|my habit|got into the habit|in the habit|made a point|i make a point|make sure now|as a rule|my rule|a rule of mine|rule of thumb|house rule|team rule|i ask every|i ask each|i ask for|i always ask|i always check|i always write|i always call|i always take|i always keep|i always start|i keep a|i carry a|i write down|i check every|i check the|i check twice|i double check|i start every|i start each|i test every|i book a|every time now|each time now|every handover|every job|every new|every release|at the start of every|at the start of each|at the end of every|new procedure|new process|new form|new checklist|new routine|new standard|new policy|new list|new template|new training|playbook|runbook|handover sheet|handover form|work instruction|safety briefing|toolbox talk|sign on the|reminder in|alarm was|taught me to|taught us|it taught|learned from that|learned from it|i took away|takeaway|made me realise|realised that i should|should have asked|i would do it|i would do that|i would ask|i would check|would do differently|do it differently|do that differently|go about it differently|i do it differently|i handle it differently`,
  ),
  changeHint: phrases(
    'en',
    `
    now|since|still|today|always|never|every|each|first|before any|before i|from|until|till|whenever|when|any|new|automatic*|daily|weekly|monthly|twice|second person|double check*|two people|check|checks|list|rule|form|board|folder|alert|template|note|training|policy|standard|habit|routine|process|software|system|reminder|test|book|ask|asks|a rule|after each|after every|after that i always|after which|alert|are now|ask first|at each|at every|audit list|before each|before every|briefing|every delivery|every evening|every friday|every monday|every month|every morning|every order|every patient|every quarter|every shift|every visit|every week|every year|for good|guideline|guidelines|handed out|has had|hung up|i insist|i started|i updated|in place|induction|instruction|instructions|is now|label on|laminated|log book|logbook|manual|meanwhile|no longer|notice|on the form|onboarding|once a month|once a week|part of our|part of the|pinned|poster|printed|procedure|protocol|put up|register|roster|rota|shared it|should have|sticker|the folder|the form|the manual|the rule|the template|training plan|twice a week|twice a year|was added|was changed|was updated|we kept|we started|we stuck|we updated|were added|were changed|were updated`,
  ),
  nowadays: phrases(
    'en',
    `
    now|noo|nowadays|these days|today|ever since|any more|anymore|no longer|to this day|from then on|from that day|ever after|going forward|in future|from now on|every time|each time|each new|every new|never again|never without|first thing`,
  ),
  notNowadays: phrases(
    'en',
    `you now|you at|you get|need you|on ever since|gone ever since|now i could|now that|right now|by now|now and then|now and again|until now|just now|now then|now look|now this|now the thing|since i|since he|since she|since they|since it|since the|since a|today was|that today|now sitting|now i am|still think|still believe|still say|still not sure|still remember|still feel|i still|still proud|always the|always been|always a|it is always|there is always|is always|are always|was still|were still|still had|still have to|still wonder`,
  ),
  adopted: phrases(
    'en',
    `became the|became our|became a|became standard|has become|is standard|is policy|is the rule|made it policy|made it standard|made it a rule|made it part|made that the|introduced|was introduced|were introduced|installed|fitted|was installed|were installed|was fitted|were fitted|rewrote|rewritten|adopted|rolled out|copied|switched to|switched over|moved to a|moved over to|replaced the|replaced all|were replaced|was replaced|set up a|set up an|set up the|put up a|put a|put in place|put it on|put it in|put it into|wrote it into|wrote it up|wrote a|wrote up|wrote the|wrote into|added a|added an|added to|added it|added the|was added|were added|added as|trained the|trained all|trained everyone|taught the team|taught the others|showed the others|showed the team|shared the|shared it|presented it|changed the|changed our|changed how|changed my|was changed|were changed|got changed|agreed a|agreed that from|made a checklist|made a template|made a list|drew up|drafted|created a|built a|bought a|bought us|bought every|ordered for all|on the checklist|to the checklist|in the handbook|to the handbook|into the handbook|part of the induction|part of our|part of the handover|in our procedure|to the procedure|into the procedure|in the system|into the system|in the template|to the template|i have made|i have kept|i have used|we have used|we have kept|has been used|have been used|has been part|has been standard|has been in|have been in|has stayed|have stayed|has hung|has had to`,
  ),
  state: wordSet(
    'was were wis wur had could would did knew thought wanted felt needed liked loved believed hoped meant seemed looked heard saw understood lived owned belonged smelled smelt reckoned figured guessed supposed used been',
  ),
  presentHabit,
  present: phrases(
    'en',
    `is|are|does|do not|has to|have to|can|cannot|can not|gets|goes|means|costs|takes|needs|will|wants|makes|happens|knows|tells|comes|needs to`,
  ),
  description: phrases(
    'en',
    `
    lovely|beautiful|wonderful|was raining|the weather|was a sight|was nice|nice team|coffee and|cake|i like|i love|i enjoy|in general|usually|always|of course|as usual|important|stressful|proud|grateful to|interesting|the first _ for me|photograph`,
  ),
  number: wordSet(`
    two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    thirty forty fourty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens
    half halved quarter third thirds fifth tenth double doubled triple tripled twice thrice couple percent twa fower fuffty
    fortnight`),
  notMeasured: phrases(
    'en',
    `
    bed _|day _|bay _|machine _|press _|oven _|dock _|door _|lane _|shop _|branch _|building _|block _|plot _|box _|locker _|lift _|pump _|boiler _|_ years ago|_ months ago|_ weeks ago|_ days ago|_ summers ago|_ winters ago|_ hours ago|most of the time|most of time|most of the day|most of day|when i was _|since i was _|since they was _|since he was _|since she was _|site _|table _|aisle _|year _|year two|year four|year six|year eight|year ten|year eleven|line _|bay _|ward _|room _|table _|platform _|gate _|unit _|level _|grade _|class _|floor _|phase _|step _|part _|question _|number _|chapter _|page _|version _|section _|route _|bus _|flight _|p _|aged _|age of _|_ years old|_ year old|am _ years|is _ years|was _ years
    at two|at three|at four|at five|at six|at seven|at eight|at nine|at ten|at eleven|at twelve|by three|by four|by six|by nine|by ten|till two|till four|until two|until three|until four|till three|half past _|quarter past _|quarter to _|quarter of|_ o'clock|_ oclock|at half|at quarter|by half|around six|between six|the quarter|second quarter|first quarter|third quarter|last quarter|next quarter|this quarter|two things|two reasons|three reasons|three things|the two of|us two|these two|those two|both two|two ways|a third party|third party|third person|two sides|a couple on|a couple who|this couple|couple they|the couple|the third is|the third one|one third step|the third step|the third reason|nine to five|one to one|twenty four seven|two different
    a hundred and ten percent|hundred and ten percent|hundred percent|ninety percent|one hundred percent|110 percent|100 percent|half term|half the truth|half way|halfway|half expected|half an eye|ten out of ten|two big|two wee|two young|two old`,
  ),
  amount: phrases(
    'en',
    `half of|half the|a third of|most of the|twice a|twice as|twice the|once a week|an hour|a whole week|a full week|a full hour|a full minute|a week later|a month later|a year later|the whole night|for a month|for a week|for a year|for an hour|for a minute|for a whole`,
  ),
  empty: wordSet(`
    um uh yeah okay ok well right so like just really actually basically kind sort stuff thing things something anything everything nothing someone anyone everyone
    everybody nobody somebody people person time times way ways lot lots bit good great nice best better well very much many more most
    get got make made take took go went come came give gave say said tell told know knew think thought want wanted need needed try tried look looked feel felt find found see saw put keep kept let use used work worked working help helped do did done have had be is are was were
    i me my we us our you your he him his she her they them their it its this that these those who what which when where why how
    communicat* solution* solv* problem* issue* situation* challenge* customer* client* guest* patient* team* colleague* stakeholder* quality success* goal* target* result* outcome* motivat* profession* process* improv* ensur* empath* listen* respect* trust* transparen* proactiv* structur* systemat* efficien* effectiv* optimi* strateg* synerg* value* added deliver* handl* manag* approach* responsib* initiative* commit* dedicat* passion* excellen* experience* skill* competen* strength* strong posit* negat* attitude mindset measure* step* action* act acted decision* decid* choose chose chosen cause* reason* important* importan* matter* learn* lesson* grow* growth develop* reflect* feedback analy* identif* priorit* plan* prepar* organi* coordinat* collaborat* support* satisf* happy aware* focus* clear* honest* open* calm* patient* flexib* adapt* creativ* innovat* sustainab* continuous* constant* always never every each thorough* careful* complet* correct* necessary appropriat* relevant specific concrete possible right wrong early immediat* quick* fast inform* report* document* check* review* evaluat* monitor* implement* achiev* reach* increas* reduc* rose fell drop* went percent level levels number numbers figure figures point points ten hundred one two three four five six seven eight nine
    eye win win-win extra mile expectation* exceed* moment* smile king perfect* difference mark* change* chang* new future together work job role company business day days life everything course main key part
    gather* tailor* anticipat* address* tackl* defin* align* establish* maintain* enhanc* boost* driv* leverag* empower* foster* enabl* facilitat* streamlin* pursu* embrac* striv* contribut* accomplish* overcome overcame mitigat* restor* narrow* deriv* initiat* provid* present* convinc* consider* assess* determin* relevant presentation* requirement* standard* method* technique* tool tools framework* principle* perspective* potential* resource* opportunit* relationship* environment* culture* vision mission benefit* advantage* impact* performance productiv* ability abilit* capab* talent* interest* enthusias* energ* determin* persist* resilien* discipline* accura* reliab* consist* diligen* punctual* polite* friendly kind kindness courte* hard hardwork* proud pride love loved enjoy* believ* belie* thing trust* integrity ethic* best practice* practices smooth* seamless* success* succeed* win-win eyelevel level-headed thorough* professional* preparation half thereby both side sides regard* question* possible create* creat* creation build* built strong stronger strength* pressure stress* deadline* task* duty duties demand* difficult* hard tough going gets keep stay cool hot always hundred twenty percent plan always way whatever takes necessary needed done due resul* consequen* therefore thus hence however although because while during order overall general* especially particular* mainly usually often also too even still yet ever never once first second third finally eventual* incident* error* fault* mistake* complaint* conflict* disagreement* delay* conversation* meeting* project* change* improvement* unforgettable dna goes teamwork dream dialog* dialogue opinion* everybody success measurab* notic* becaus* mattered satisf* satisfaction communic* step-by-step detail* deep* root* find* found handl* solv* settl* agree* together joint* mutual* common ground holistic* agile scrum lean digital* data* driven oriented focus* center central heart* serious* personally personal thank* overall highest lowest maximum minimum full fully totally absolute* definite* certain* sure surely simply main* able unable
    number* target* ratio rate rates score* scor* rating* kpi* metric* indicator* figure* increased decreased raised lifted lowered halved doubled
    and the not was were has had have his her him its our you your they them this that these those there here who whom whose which what when where why how all any both each few more other some such own same than too very can will just should now been being did does doing into onto upon about after before again once over under until while off out down through between against during without within along across behind beside near toward towards like than another else yet us per via though since either neither nor whether may might must shall could would let lets us ye yous aye och tae wi wis didnae
    rose rise challenge* commitment* leadership expertise flexib* responsib* achiev* deliver* enhanc* coordinat* complete* task* job demands thing things thanks doubled doubling better before afterwards together give gave up everything expectation* exceed* outcome* year month week last next yesterday ago beginning end time hour hours new old small big large bad worse worst different several various many truly simply often sometimes everyone however nevertheless then soon afterward begin began start started stop continue continued become became remain stay showed show believe above`),
}
