import { any, gap, near, type HarmWords } from './harm-words.ts'
import { phrases } from './phrases.ts'

export const englishHarm: HarmWords = {
  reports: any(
    // Records and documents
    'falsif[a-z]*',
    'fabricat[a-z]*',
    'forg(?:ed|ing)',
    'fak(?:ed|ing)',
    'fudged',
    'fiddled',
    'doctored',
    'tampered',
    'back ?dated',
    'cooked the books',
    'massaged the',
    'manipulated the',
    'rigged',
    `(?:wrote|entered|put|noted|recorded|charted|logged|booked|filled|typed|invented)${gap}(?:made up|fake|false|invented|fictitious|from memory|out of my head|off the top|random|plausible|nice round)`,
    'made up (?:the|a|some|two|three|numbers|figures|values|readings|dates|names)',
    'invented (?:the|a|some|two|numbers|figures|values|readings)',
    `(?:put|book|booked|posted|moved|pushed|shifted|charged)${near}(?:difference|loss|gap|costs?|invoice|shortfall)${near}(?:to|on|onto|into|under)`,
    'plugged the',
    'sundry',
    'miscellaneous to hide',
    `(?:wrote|put|charted|entered|noted|logged|recorded) down \\d+`,
    `(?:were|was|got|i|we) (?:entered|recorded|logged|written|put down|booked|clocked)${near}as (?:eight|if|done|checked|paid|complete|normal|fine|ok|present|\\d+)`,
    `(?:ticked|signed|initialled|stamped|checked)(?: [^ ]+){0,4} (?:without|before checking|although|even though|anyway|blind|in advance|for the (?:ones|checks|tests)|unread|unseen)`,
    'signed (?:for (?:her|him|them|my colleague|both|the other)|(?:her|his|their) name|in (?:her|his|their) name|on (?:her|his|their) behalf)',
    'copied (?:the )?(?:signature|old values|yesterday|last (?:week|month|year))(?: [^ ]+){0,4}',
    `(?:changed|adjusted|altered|corrected|edited|rounded|swapped|replaced|covered)${near}(?:readings?|values?|dates?|labels?|stickers?|use by|best before|expiry|grades?|marks?|timestamps?|minutes|records?|results?|numbers|figures)(?: [^ ]+){0,6} (?:so|to make|to look|nobody|no one|fit|match|afterwards|myself|quietly|a bit|slightly|down|up)`,
    'relabel[a-z]*',
    `(?:new|later|fresh) (?:sticker|label|date) (?:on|over)`,
    `got a sticker`,
    `sticker saying`,
    // Lies and hiding
    'i lied',
    'lied to',
    'white lie',
    'small lie',
    'little lie',
    'told (?:a|them a|him a|her a) (?:lie|fib|story)',
    'pretend(?:ed|ing)',
    'made out that',
    'not (?:quite )?true',
    'was not true',
    'untrue',
    'bluffed',
    'cheat(?:ed|ing)',
    'tricked',
    'misled',
    'conned',
    'deceived',
    'covered it up',
    'cover(?:ed)? up',
    'swept it under',
    'hid (?:it|that|this|(?:the|my|our) (?:error|mistake|damage|bill|bills|invoice|report|loss|fault|problem|evidence|letter|complaint|complaints|incident))',
    'kept (?:it )?(?:quiet|secret|to myself)',
    'kept my mouth shut',
    'said nothing (?:to|about)',
    'did not (?:report|tell anyone|tell anybody|mention|document|record|write it|log)',
    'never (?:reported|told anyone|told anybody|told them|told him|told her|mentioned it|documented|wrote it down|logged)',
    'without (?:telling|informing|asking|reporting|documenting|recording|writing|consent|permission|authori[sz]ation|approval|a permit|permit|backup|a backup|checking|testing|measuring|reading it|washing|gloves|a licence|a license|insurance|disinfecting|isolating|locking|orange plates|the orange plates)',
    `nobody (?:noticed|found out|ever found|ever noticed|ever asked|checked|knew|found the truth|has noticed|saw)`,
    `no one (?:noticed|found out|ever found|ever asked|checked|knew)`,
    'never (?:picked it up|noticed|found out|found it|even asked|spotted)',
    'found the truth',
    'nothing was noticed',
    'what they do not know',
    'what he does not know',
    'what she does not know',
    'does not hurt',
    'so that nobody',
    'so nobody (?:would|could|saw|noticed)',
    'so no one would',
    'shredded',
    `(?:deleted|erased|wiped|threw away|binned|destroyed|removed)${near}(?:logs?|evidence|e ?mails?|mail|messages?|history|records?|recording|footage|complaints?|protocols?|orders|invoices|file)`,
    `(?:told|tell|said|say|claimed|promised|assured|wrote|answered|swore)${gap}(?:does not apply|do not apply|was a bug|bug in|was probably|had already left|already gone|sold out|out of stock|last one|in the system already|was normal|is normal|nothing wrong|was our customer|are our customer|is our customer|were our customers|was certified|is certified|was new|is new|was fixed|was tested|had been tested|had been checked|was checked|someone else|somebody else|another customer|another buyer|other bidder|the price goes up)`,
    `logos? of`,
    'blamed (?:it on|the|my|a|an|him|her|them)',
    'put the blame',
    'took the credit',
    'passed it off',
    `sold (?:it|them|her|him)${gap}(?:did not need|not need|never need|expensive)`,
    'signed it as her own',
    'as (?:her|his|their|my) own',
    // Safety
    'bypass(?:ed|ing)',
    'bridged',
    'short circuited the',
    'jumpered',
    'overrode',
    'overrid(?:e|den)',
    'defeated the',
    'disabled (?:the|an|all|two|that)',
    `(?:switched|turned|shut|took|clicked|muted|silenced)${near}(?:alarms?|guards?|sensors?|interlocks?|detectors?|warnings?|limiters?|breakers?|safety|fire door|light curtain)(?: off| out)?`,
    `(?:switched|turned) off (?:the )?(?:alarm|guard|sensor|interlock|detector|warning|safety)`,
    `(?:taped|wedged|jammed|propped|tied|zip tied|blocked)${near}(?:alarm|guard|sensor|switch|button|door|exit|interlock|valve)`,
    'removed the guard',
    'guard off',
    'skipp?ed (?:the|a|this|that|all|it|my|our)',
    'left out the (?:check|test|step|lockout|briefing)',
    'ignored (?:the|it|that|her|his|their|all|this|a)',
    'cut (?:a few )?corners',
    'took a shortcut',
    'no time for (?:the )?(?:lockout|gloves|paperwork|checks?|safety|procedure|rules)',
    `(?:i|we) (?:did not|never) (?:lock|isolate|test|check|wash|wear|disinfect|secure|ground|earth|measure|wait for approval|bother)`,
    `worked (?:live|on it live|under voltage)`,
    'live because',
    'under voltage',
    'with the power on',
    'with power on',
    'too many (?:rules|regulations)',
    'made (?:from|by) people who never',
    'rules are (?:made )?(?:for|from|by)',
    'over the limit',
    'overloaded the',
    'past (?:its|the) date',
    'expired',
    'out of date',
    `(?:card|licence|license|badge|login|password) of (?:his|her|my|a|another)`,
    `(?:his|her|their|my colleague) (?:card|badge|login|password)`,
    'take out his card',
    'take out the card',
    'beyond (?:his|her|their|the) hours',
    'drive on anyway',
    'small roads',
    `delete directly`,
    'crushed (?:the|her|his|them)',
    'double dose',
    'doubled the dose',
    `gave (?:her|him|them)${near}(?:to sleep|to calm|sedative|sleeping)`,
    'off the floor',
    'down the drain',
    'into the drain',
    'poured (?:it|the rest|them) (?:down|into|away)',
    'on the quiet',
    'unofficially',
    // People
    'names and all',
    'in front of (?:everyone|everybody|the class|the whole|the entire|all)(?: [^ ]+){0,4} (?:shame|ashamed|embarrass[a-z]*|red|lesson|thin|example)',
    `(?:read|showed|posted|held up|put up)${gap}(?:out to the class|so everyone could|to the whole class|on facebook|on whatsapp|on instagram|online)`,
    'a bit of shame',
    'humiliat[a-z]*',
    'made an example',
    'made fun',
    'shut (?:her|him|them|that|it) (?:down|up)',
    `(?:took|hung|put|moved)${near}(?:buzzer|bell|call button|walker|crutches|glasses|phone|blanket|wheelchair)(?: [^ ]+){0,8} (?:away|could not|couldnt|out of reach|behind|where)`,
    'out of (?:her|his|their) reach',
    `where (?:she|he|they) could not (?:get|reach)`,
    'come last',
    'locked (?:him|her|them|the (?:boy|girl|child|patient|resident))',
    'tied (?:him|her|them)',
    'threaten(?:ed|ing)',
    'slapped',
    'i hit (?:him|her)',
    'grabbed (?:him|her)',
    'left (?:him|her|them) (?:lying|in (?:it|his|her|the)|there|alone|waiting|crying|wet)',
    'let (?:him|her|them) (?:wait|sit|lie|cry)(?: [^ ]+){0,3}',
    'forced (?:him|her|them)',
    'did not (?:hire|invite|take) (?:her|him|them)(?: [^ ]+){0,3} because',
    `(?:women|foreigners|immigrants|refugees|muslims|old people|older (?:people|applicants)|pregnant|gypsies|mothers|disabled|people like (?:that|them)|those people|their kind)${gap}(?:not|never|no|cannot|always|only|too|bin|out|sorted)`,
    `(?:because of|due to) (?:her|his|their) (?:age|religion|origin|accent|headscarf|name|skin|pregnancy|children)`,
    'too old for',
    'of childbearing',
    'sorted out (?:the|all)(?: [^ ]+){0,3} (?:foreign|women|old)',
    'wrote (?:the|her|his|most of (?:the|her|his)) (?:essay|exam|report|ending|coursework|homework|thesis|test|paper|assignment)s?(?: [^ ]+){0,2} (?:for|myself)',
    'signed it as (?:her|his|their)',
    'wrote the (?:ending|essay|exam|report|text|coursework) for',
    'gave (?:them|him|her) the (?:answers|questions|solution)',
    'let (?:him|her|them) copy',
    // Money and secrets
    'brib[a-z]*',
    'kick ?back[a-z]*',
    'under the (?:table|counter)',
    'off the books',
    'cash in hand',
    'brown envelope',
    'pocketed',
    'stole',
    'helped myself',
    `slipped (?:him|her|them|the)`,
    'insider',
    'confidential',
    'leaked',
    'passed on (?:the|her|his|their)(?: [^ ]+){0,3} (?:data|address|number|diagnosis|list|prices)',
    `(?:took|copied|downloaded|kept)${near}(?:customer|client|patient) (?:list|data|database)`,
    'fabric freshener',
    'unpaid overtime',
    'time sheets?',
    'off the clock',
    'scared (?:her|him|them)',
    'talked (?:her|him|them) into',
    'pressured',
    'small print',
    'hidden fee',
  ),
  departs: phrases(
    null,
    `
    skipped|skip the|left out|left it out|leave out|did not bother|never bothered|not bother|straight to main
    straight to production|straight into production|straight to live|directly on production|on production
    in production without|pushed it through|pushed it live|commented out|turned off the test|disabled the test
    merged it anyway|merged it myself|approved it myself|approved my own|signed it off myself|signed both
    second signature|both signatures|countersigned|signed for|signed the sheet|signed the form|signed it anyway
    signed it all|ticked the|ticked all|ticked it|ticked them|filled in the|filled in later|filled it in
    filled them in|from last year|from last month|from last week|from yesterday|the day before values|same values
    same readings|same figures|copied the|copy the|estimated|by eye|by feel|a guess|guessed the|rough figure
    round number|rounded|from memory|wrote in|wrote down|put down|put in|put it down as|put them down as
    wrote it off|wrote off|written off|booked it|booked it as|booked it to|booked them|booked the|moved it to
    moved the invoice|into next month|into the next month|into january|next quarter|pulled forward|brought forward
    held back|left it off|left off the|left that out|kept it out|not mention|not mentioned|did not mention
    never mentioned|did not say|said nothing|did not tell|never told|not tell|no need for|no time for
    instead of measuring|instead of testing|instead of counting|instead of checking|not measured|not tested
    not checked|not counted|not read|unchecked|untested|unread|i promised|promised him|promised her|promised them
    i told him that|i told her that|i told them that|told the customer|told the guest|told the auditor
    told the inspector|told the manager|told the parents|told the family|told the client|told the patient
    told everyone|told head office|told my boss|i assured|assured him|assured her|assured them|i swore
    i said it was|i said that it was|i said we had|i said the|half an hour early|all at once|in one go|double the
    doubled|overloaded|over the weight|over weight|over the limit|too heavy|past the limit|extra pallet|too fast
    sped|speeding|drove through|drove on|kept driving|red light|live|energised|under power|running machine
    while it was running|while running|with the engine|wedged|propped|taped|tied|jammed|bridged|fuse with
    bigger fuse|old one back|used again|reused|re used|served it anyway|served the|served it|still served
    sold it anyway|sold the|sold him|sold her|sold them|yesterday fish|left over|leftover|scraped off|picked off
    picked the|dropped on|wiped it|rinsed it|use by|best before|sell by|out of date|expired|nuts|allergen|shouted
    shout at|yelled|screamed at|snapped|told him to his face|told her to her face|to his face|to her face
    in front of|sent him home|sent her home|sent him out|sent her out|threw him out|threw her out|kicked out
    out of the room|for the rest of|stand in the|stand outside|made him stand|made her stand|made him apologise
    made her apologise|took away|took her|took his|took it off|let it ring|let him ring|let her ring|let the phone
    hung up|ignored|ignore|did not answer|walked away|walked off|left him|left her|left them|left it|waited until
    made him wait|made her wait|made them wait|last in line|back of the queue|let them sweat|deducted|docked
    from her wages|from his wages|from their wages|from the tips|tips|in cash|cash|off the record|personal account
    my own account|my private|private phone|my laptop|usb|personal email|her file|his file|looked him up
    looked her up|looked up|password|admin account|shared login|posted|photo|her diagnosis|his diagnosis
    screenshots|forwarded|made her|made him|told her she|told him he|he would never|she would never|will never
    not cut out|too slow|too stupid|stupid|lazy|useless|hopeless|hysterical|attention seeking|moody
    difficult people|foreigners|foreign|accent|their culture|her culture|his culture|women|girls|old people|older
    young people|these people|people like that|that kind of|that sort of`,
  ),
  excuses: phrases(
    null,
    `
    nobody noticed|nobody ever|no one noticed|no one ever|nobody asked|no one asked|nobody checks|no one checks
    nobody reads|no one reads|nobody looks|no one looks|nobody needs|no one needs|nobody minds|nobody was hurt
    nobody died|nobody got hurt|nobody complained|never noticed|never asked|never found|not noticed
    nothing happened|nothing ever happened|nothing has ever|never had a problem|never been a problem|no harm
    did no harm|does not hurt|did not hurt|will not hurt|will not kill|would not kill|get away with|got away
    what they do not know|does not need to know|do not need to know|need not know|bureaucra*|paperwork|red tape
    rule*|regulations|procedure*|by the book|the book|the manual|on paper|in theory|theory|in practice
    in the real world|real world|real life|pragmatic*|pragmatism|common sense|efficient|efficiency|overcautious
    over cautious|oversensitive|exaggerated|fuss|overrated|nonsense|waste of time|wasted time|waste time
    wasting time|time is money|costs time|takes time|takes too long|would have taken|no time|formality|formalities
    for show|box ticking|checklists are|checklists|for beginners|for juniors|for cowards|soft|too soft|mollycoddl*
    discipline|respect|have to learn|has to learn|needs to learn|need to learn|must learn|gotta learn|got to learn
    teach them|teach him|teach her|taught him|taught her|lesson|set limits|firm|strict|tough|hard hand
    show strength|weakness|courage|have the guts|guts|risk it|take risks|materiality|over the years
    in all these years|all these years|after twenty years|in my judgement|instinct|gut|feeling for|a feel for
    i know my|i know when|i can tell|everybody does|everyone does|everybody did|everyone did|others do it
    all do it|that is how it is done|how it is done|part of the game|part of the business|part of the job
    that is business|that is sales|business is business|the customer wants|the customer was happy
    everyone was happy|was happy|was thrilled|was impressed|were happy|boss was|my boss knows|my boss was|bonus
    top of the|on time|always worked|always works|worked fine|it worked|it held|still holds|runs to this day
    to this day|would do it again|do it again|same again|do not regret|no regrets|proud|not my problem|not my job
    not my department|his problem|her problem|their problem|their own fault|own fault|his fault|her fault|serves
    deserved|had it coming|would have come anyway|would have happened anyway|anyway|sooner or later|probably
    so what|bad luck|whatever|it is what it is|you have to|you need to|you should|you must|you cannot|you can not
    who asks|if you ask|asking too much|better to ask forgiveness|forgiveness|trust me|believe me|pragmatically
    flexible|creative|smart|clever|little trick|trick|shortcut|win win|confidence|sure of myself|end justifies
    what counts|what matters|main thing|the main thing|in the end it|after all|of course|obviously|honestly
    frankly|nobody is perfect|let us be honest|to be honest with you|if we are honest|do not know the difference
    does not know the difference|never know the difference|tell the difference|they never check|never check
    never checks|insurance pays|insured anyway|always been done|always done it|have always done|done it for years
    for years|never needed|do not need a|i do not believe in|not a fan of|not my style|no patience|no discussion
    no discussions|i am the boss|my word|i decide|full stop|end of story|that is that|that was that|problem solved
    case closed|matter closed|job done|like a charm|peace and quiet|got the message|message received
    message got through|never came back|did not come back|has not complained|have not complained
    no more complaints|not complained since|kept quiet after|cannot please everyone|cannot save everyone
    cannot help everyone|only human|everybody knows|everyone knows|every practitioner|any professional
    real professional|a professional|a good _ knows|a strong _|strong people|natural selection|survival|the weak
    thick skin|not a kindergarten|not a charity|not a social|we are not a|this is not a|business first
    numbers count|numbers do not lie|results count|results speak|success proves|proved me right|proves me right
    was right|i was right|right call|justified|covered by|covers me|on the safe side for me|cover my
    protect myself|somebody has to|someone has to|had no choice|no alternative|only way|otherwise nothing
    otherwise you never|you would never|never get anything done|get things done|gets things done|things done
    saves time|saved time|saved an hour|saved us|saved me|saved money|saves money|cost me nothing|costs nothing
    unnecessary|not necessary|superfluous|over the top|excessive|ridiculous|silly|pointless|theatre|theoretical
    textbook|desk people|office people|auditors|inspectors|lawyers|the union|works council|data protection|privacy
    gdpr|compliance|quality people`,
  ),
  denies: phrases(
    null,
    `would|wouldn|refus*|instead of|rather than|never would|not going to|did not want|i am not|not to hide|did not hide|not hide|to avoid|to prevent|prevented|rather|against|stopped|reported|noticed that|found that|discovered|if i had|if we had|could have|or we could|or skip|asked not to|before anything|was said to|admitted|apologi*|expired accrual|nobody noticed this|i found|had mistaken|owned up|should have|should not have|turned out`,
  ),
  speaker: phrases(null, 'i|me|my|myself|we|us|our|meself|by me'),
  other: phrases(
    null,
    'he had|she had|they had|someone had|somebody had|a colleague|my colleague|my predecessor|the previous|another nurse|another driver|a temp|the supplier|the contractor',
  ),
}
