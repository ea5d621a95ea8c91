const ADV =
  '(?:(?:also|actually|originally|just|now|currently|myself|really|proudly|personally|still|openly|proud|happily|recently|newly|legally|partly|half|a|an|,|by the way|as you can hear) ){0,4}'
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy)'
const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)'
const AGE = `(?:[1-7]\\d|(?:sixteen|seventeen|eighteen|nineteen)|${TENS}(?: ${ONES})?)`
const FEW = `(?:\\d|${ONES}|ten|a|an|several|some)`
const END = '(?= (?:[.,]|and|but|so|because|who|which|as|now|at|i|we|um|uh|$))'
/** A time, with the words before it. */
const TIME =
  '(?:(?: (?:for|in|last|until|since|from|during|of|every|on|each|this|early|late|about|the|a|my|some|few|couple|one|two|three|four|five|six|nine|ten|twelve|\\d{1,2})){0,4} (?:spring|summer|autumn|fall|winter|year|years|month|months|week|weeks|sunday|sundays|friday|fridays|saturday|saturdays|january|february|march|april|may|june|july|august|september|october|november|december|ago|birth|childhood|again|\\d{4})){0,2}'
const TRAIT = '§[nrdmog]'
const TRAITS =
  `${TRAIT}(?: (?:and |, |or |but )?(?:also )?(?:a |an )?(?:§[nrdmogc]|citizen|national|immigrant|migrant|refugee|origin|descent|heritage|background|by birth|by origin|by faith|convert|user|in one ear|in both ears|with NUM §f|person|from birth|since birth|asylum seeker)){0,4}`.replace(
    'NUM',
    FEW,
  )
const WORK =
  '(?! (?:patients?|clients?|customers?|residents?|guests?|pupils?|students?|wards?|units?|services?|training|cases?|ramps?|lifts?|access|users|cover|clinics?|pumps|campaigns?|projects?|programmes?|programs?|research|courses?|conferences?|polic(?:y|ies)|guide|suppliers?|market|team|office|company|branch|department|hospital|school|teacher|kitchen|restaurant))'

/** What people say about themselves in English. */
export const ENGLISH: readonly string[] = [
  // Origin
  `i (?:am|was|come|came|hail|have come) ${ADV}from (?:the |a |an )?(?:(?:small|little|big|city|town|village|place|family|part|in|of|called|the|north|south|east|west|northern|southern|eastern|western|near) ){0,5}(?:§c(?:(?: ,)? §c)?)`,
  `i (?:am|was|come|hail) ${ADV}from (?!the |my |our |that |this |here|there|nine|eight|seven|six|\\d|work|a |sales|accounting|it |hr |logistics|production|marketing|finance|management|behind|above)(?:[a-z]{3,})${END}`,
  `(?:i|me) (?:was |have )?(?:also )?(?:born|raised|brought up|grew up|grown up)(?: and (?:raised|bred|grew up))? (?:in|on|near|at|outside|around) (?:the |a )?(?:(?:small|little|village|town|city|called|north|south|east|west|of|in|near) ){0,4}(?:§[cn](?: ,? ?§c)?|[a-z]{4,}${END})`,
  `i (?:was born|grew up|was raised) (?:abroad|overseas|bilingual|here)`,
  `(?:i |we |my family |and )?(?:moved|came|emigrated|immigrated|fled|migrated|arrived)(?: here| over| to this country)? (?:from|to) (?:the )?§c(?: (?:to|and|from) (?:the )?§c)?(?: (?:in \\d{4}|when i was (?:${AGE}|a |little|young)|\\d{1,2} years ago|as an? (?:§[fg]|refugee|teenager|immigrant|adult|student)))?`,
  `(?:as|being|since i am|i came as) an? (?:asylum seeker|refugee|immigrant|migrant)(?: from §c)?`,
  `i (?:am|was|came as) an? (?:asylum seeker|refugee|immigrant|migrant)(?: from (?:the )?§c)?`,
  `(?:i )?(?:have|hold|got|had) (?:a |an |the )?(?:§[nc] (?:and §[nc] )?|dual |double )(?:passport|citizenship|nationality|roots|heritage|accent|background|ancestry|origins|parents|family|name)`,
  `my (?:(?:whole|own|entire) )?(?:parents|family|roots|ancestors|grandparents|background|origins?|§g|people|ancestry|heritage) (?:is|are|was|were|come|comes|came|originate) (?:both )?(?:originally )?(?:from )?(?:the )?(?:§[cnr]|immigrants|refugees)(?: and (?:the )?§[cnr])?`,
  `(?:my |our )?(?:native|first|home|mother) (?:language|tongue) is (?:§[nc]|[a-z]+)`,
  `i (?:speak|have|talk with|speak with) (?:an? |my )?(?:strong |foreign |heavy |slight )?(?:§[nc] )?accent`,
  `(?:back|at) home in (?:the )?§c`,
  `in my (?:home|native) country(?: of)?(?: §c)?`,
  `my (?:home|native) (?:country|town|city|village|land)(?: (?:is|was|of|in))? (?:the )?§c`,
  // Age
  `i (?:am|was|turned|have turned|just turned|will be|am turning|have just turned) ${ADV}${AGE} (?:years old|years of age|year old|yrs old|years young)${TIME}`,
  `i (?:am|turned|just turned|have turned|have just turned|am turning|will turn) ${ADV}${AGE}(?: (?:this|last|next) (?:year|month|week|spring|summer|autumn|winter))?${END}`,
  `${AGE} (?:years old|years of age|year old)`,
  `i (?:am|was) ${ADV}(?:in my |in the )(?:early |mid |late )?(?:\\d0s|twenties|thirties|forties|fifties|sixties)`,
  `(?:as|being|at) (?:a |an |only |already |now )?${AGE} ?(?:years old|year old|years of age)(?: §g)?`,
  `at (?:the age of|my age of|age) ${AGE}`,
  `(?:at my age|because of my age|despite my age|for my age|at that age)`,
  `my age is ${AGE}`,
  `my (?:\\d0th|[a-z]{5,9}th) birthday${TIME}`,
  `i (?:was|am) born (?:in|on) (?:the )?(?:[a-z]+ )?(?:of )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:[a-z]+ )?(?:19|20)\\d\\d`,
  `i (?:am|was) ${ADV}(?:too )?(?:older|younger|the oldest|the youngest|close to retirement|near retirement|nearing retirement|a millennial|a boomer|gen z)(?: than (?:most|the others|everyone|my colleagues))?`,
  // Religion
  `(?:i )?(?:also )?(?:go|went|belong|attend|am going|used to go|volunteer|sing|pray|worship|am active|help out|help|teach|serve) (?:regularly |also )?(?:(?:to|at|in|for|with) )?(?:a |an |the |my |our )?(?:local |§[rn] )?§w(?: (?:choir|group|service|council|community))?${TIME}`,
  `i (?:pray|fast|worship|believe in §?[a-z]+|keep kosher|eat halal|eat kosher|do not eat pork|observe §w|celebrate §w)(?: (?:five|three|\\d) times a day| every day| during §w)?${TIME}`,
  `(?:i )?(?:observe|celebrate|keep|fast during|fast in) (?:the )?§w`,
  `my (?:local )?(?:§w|faith|religion|beliefs?|imam|pastor|priest|rabbi)(?: (?:is|are) (?:important to me|§r|very important to me))?`,
  `(?:because of|thanks to|according to|for) my (?:faith|religion|beliefs?|§w)`,
  `(?:i )?wear (?:a |an |the |my )?(?:headscarf|hijab|turban|kippah|kippa|yarmulke|cross|niqab|veil)(?: at work)?`,
  // Health
  `(?:i )?(?:also )?(?:use|am in|wear|rely on|sit in|need|have|had|have got|have had|live with|lived with|suffer from|suffered from|deal with|am diagnosed with|was diagnosed with|got diagnosed with|recovered from|am recovering from|survived|am on) (?:a |an |my |some )?(?:(?:slight|severe|mild|chronic|permanent|physical|learning|serious|rare|type \\w+) ){0,2}§[hd]${WORK}${TIME}`,
  `my (?:${'(?:own|chronic|physical) '})?(?:§h|illness|health|condition|diagnosis)${WORK}`,
  `i (?:am|was|have been) ${ADV}(?:born )?(?:ill|sick|in hospital|in therapy|on medication|on sick leave|signed off)${TIME}`,
  // Family and leave
  `(?:i |we )?(?:am|was|went|came back|come back|coming back|returned|returning|got back|took|had|have been|have taken|have just come back|spent [a-z]+ [a-z]+|am just back|on) (?:(?:on|off|from|in|for|to|a|my|the|one|two|three|six|nine|twelve|\\d{1,2}|year|years|month|months|year's|long|short|of|s|just|back) ){0,5}§l${WORK}${TIME}`,
  `(?:after|before|during|since) (?:my |the |a )?§l${WORK}${TIME}`,
  `(?:i |we )?(?:also )?(?:have|have got|got|am raising|raise|am bringing up) (?:(?:${FEW}|small|young|little|grown|up|lovely|beautiful|own|school|age|and) ){1,4}(?:§f|teenagers|babies|baby|boys|girls)(?:(?: and| ,)? (?:${FEW} )?§f)?(?: (?:at home|aged [a-z0-9]+|of my own|who [a-z]+ \\w+))?${END}`,
  `(?:i (?:am|was|became) )?(?:(?:as|being|a|the|an|proud|busy|single|working|new|§m) ){0,3}§[gm] (?:of|to) ${FEW}(?: (?:small |young |little |grown )?(?:§f|boys|girls))?`,
  `i (?:became|have become|am going to be|just became) (?:a )?§g`,
  `i (?:got|have been|am getting|got recently) (?:§m|married|divorced)(?: (?:in|last|two|three|this) [a-z0-9]+(?: ago)?)?`,
  `my (?:(?:late|own|new|first|second|little|young|small|two|three|four|five|[a-z]+ year old) ){0,2}§f and (?:i|me) (?:(?:have|had|just|recently|both|also) ){0,2}(?:adopted|married|got §m|got married|divorced|separated|live|moved|are expecting|are|were|had|have|expect|bought)(?: (?:(?:a|an|our|my|two|three|first|to|from|in|the) ){0,3}(?:§[fcm]|together|here|baby))?`,
  `my (?:(?:late|own|ex|two|three|four|five|small|young|little|eldest|youngest|older|elderly|sick) ){0,2}§f(?: (?:is|are|was|were) (?:also )?(?:§[nrcdmof]|from §c|born(?: in [a-z0-9]+)?|small|ill|${FEW}|at school|in school))?`,
  `i (?:am|was) ${ADV}(?:(?:on|off) )?(?:expecting(?: a)? (?:baby|§f)|caring for my (?:§[gf]|parents|mother|father)|a carer for my (?:§[gf]|parents))`,
  `(?:i )?(?:care|cared|am caring) for my (?:(?:sick|elderly|ill|old|disabled) )?(?:§[gf]|parents|grandparents|relatives?)(?: (?:at home|with §h|who is ill))?${TIME}`,
  // Several kinds
  `(?:i (?:am|was|am in fact|identify as|was raised|was brought up|grew up|consider myself|have been|became|converted to|come from|come out as|came out as) |(?:being|as|myself) (?!(?:(?:a|an|the) )?§g))(?:(?:a|an|the|of|in|as|from|also|originally|actually|proud|devout|practising|practicing|strict|committed|very|only|lifelong|now|half|happily|legally|registered|partially|slightly|severely|profoundly|young|old|to|openly|household|first generation|second generation|family) ){0,4}${TRAITS}${WORK}(?: since (?:birth|childhood|\\d{4})| from birth)?`,
  `i (?:am|was|identify as|have been) (?:a |an )?(?:trans|transgender|cis) §g`,
  `i (?:use|go by) (?:the pronouns? )?(?:he|she|they|him|her|them|his)(?: (?:and |, )?(?:he|she|they|him|her|them|his|hers|theirs)){0,2}(?: pronouns?)?`,
  `my (?:pronouns? (?:is|are) (?:he|she|they)(?: ,? ?(?:him|her|them)){0,2}|gender|sex|nationality|ethnicity|race|skin colou?r|sexual orientation|sexuality|marital status|pregnancy|disability)(?: (?:is|was) (?:§[a-z]|[a-z]+))?`,
]
