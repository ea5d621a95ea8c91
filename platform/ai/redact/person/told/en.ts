import { freeDays, plainWords, words } from './shared.ts'

const TIME =
  '(?:(?:(?:for|in|over|about|almost|nearly|some|the|a|my|last|next|this|few|couple|of|every|once|twice|each|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,4}) ){1,4}(?:years?|months?|weeks?|summer|winter|spring|autumn|\\d{4})(?: ago)?)'
const I_AM = 'i (?:am|was|became|have been)'
const ADV =
  '(?:(?:also|still|now|once|first|then|only|just|always|never|proudly|previously|before that|actually) ){0,2}'
const GROUP =
  '(?:(?:the|my|our|a|an|local|same|public|service|sector|workers|student|young) ){0,3}(?:[a-z]+ ){0,2}(?:§[urow]|unite|prospect|(?:party|union)(?! (?:planning|room|planner|supplies)))'
const AGE =
  '(?:[2-7]\\d|1[6-9]|(?:sixteen|seventeen|eighteen|nineteen)|(?:twenty|thirty|forty|fifty|sixty|seventy)(?: (?:one|two|three|four|five|six|seven|eight|nine))?)'
const NO_CUSTOMER =
  '(?! (?:blue|suppliers?|contractors?|clients?|customers?|projects?|contracts?|bases?|orders?|pensions?|claims?|families|offices?|buildings?|rooms?|contracts?|cent(?:re|er)s?|clinics?|units?|of|negotiations?|talks?|meetings?|officials?|patients?))'
const TREATMENT =
  '(?:therapy|psychotherapy|counselling|counseling|rehab|physio|physiotherapy|dialysis|§h|an? (?:therapist|psychologist|psychiatrist|counsellor|counselor|support group|self help group))'

/** What people plainly tell of themselves in English. */
export const ENGLISH: readonly string[] = [
  // Service
  `i ${ADV}(?:served|serve|have served|used to (?:be|serve)|was|have been|spent ${TIME}) (?:${TIME} )?(?:in|with) (?:the |an? )?(?:[a-z]+ )?§a${NO_CUSTOMER}`,
  `i ${ADV}(?:did|completed|finished|left|joined|quit|enlisted in|volunteered for|retired from|fought (?:in|for)|was drafted into|was called up (?:to|for)|went (?:into|to|through)|(?:came out|§o|got out) of|had to do) (?:${TIME} )?(?:of |in )?(?:my |the |an? )?(?:[a-z]+ )?§a${NO_CUSTOMER}`,
  `${I_AM} an? (?:[a-z]+ ){1,2}(?:in|with) the §a${NO_CUSTOMER}`,
  `i (?:served|did|had|went on|was on|came back from) (?:an? |my |one |two |three |several |\\d )?(?:tours?|deployments?)(?: of duty)?(?: (?:in|to|of) §c)?`,
  `i was (?:stationed|posted|based) in (?:the )?(?:§c|[a-z]+) with the (?:[a-z]+ )?§a`,
  `i (?:was|got) deployed (?:to|in)(?: the)? (?:§c|[a-z]+)`,
  `(?:my|our) (?:time|years|service|days|career) (?:in|with) the §a${NO_CUSTOMER}`,
  `(?:after|before|during|since) (?:my |the )?(?:${TIME} in the )?§a(?= (?:,|i|my|me) )`,
  `in the §a(?=(?: ,)? i (?:learned|learnt|was|had|did|got|worked|drove|trained) )`,
  `i (?:was|got) (?:drafted|conscripted|called up)(?: (?:in|when|at|to|for) [a-z0-9]+)?`,
  // Parties and unions
  `${I_AM} ${ADV}(?:an? |the )?(?:(?:active|proud|paying|registered|lifelong|longtime|local|ordinary|founding|board|committee) ){0,2}(?:member|supporter|activist|volunteer|representative|rep|steward|secretary|treasurer|candidate|councillor|organi[sz]er) (?:of|in|for|with|at) ${GROUP}`,
  `${I_AM} ${ADV}(?:active|involved|engaged|organi[sz]ed|committed) (?:in|with|for|to) (?:the |my |an? )?(?:[a-z]+ )?§[urow](?! (?:tax|software|projects?|renovation|buildings?))`,
  `(?:${I_AM}|i ve been) ${ADV}(?:in|with) (?:(?:the |my |an? )?(?:[a-z]+ )?§u|unite)${NO_CUSTOMER}`,
  `i ${ADV}(?:belong|belonged|have belonged|pay dues|pay my dues) to ${GROUP}`,
  `i ${ADV}(?:joined|have joined|left|support|supported|help|helped|represent|represented|donate to) (?:the |my )(?:[a-z]+ )?§u${NO_CUSTOMER}`,
  `i ${ADV}(?:vote|voted|campaign|campaigned|canvass|canvassed|stood|ran|knock on doors|deliver leaflets|hand out leaflets) (?:for )?(?:the )?(?:§u|left|right|labour)(?: party)?`,
  `(?:i|we) (?:was|were|went|have been) on strike(?: with (?:my|the|our) §u)?`,
  // Man or woman
  `(?:as|being) (?:(?:a|an|the|only|young|black|single|first|one|older|white|brown|gay|trans|disabled|§[nrdmo]) ){1,4}(?:woman|man|girl|guy|lady|bloke|female|male|mother|father|mum|mom|dad|person of colou?r)`,
  `(?:one of (?:the |only )?(?:very )?(?:few|only|two|three) (?:women|men|girls|guys)|for an? (?:woman|man) (?:like me|in (?:this|my|our) [a-z]+))`,
  `i am (?:married to|engaged to|in a relationship with|with|dating|in love with) an? (?:[a-z]+ )?(?:woman|man|guy|girl)(?= [.,]| and| so| but| $)`,
  `i (?:am|was|got|have been) §m (?:to|with) (?:an? |another )?(?:[a-z]+ )?(?:woman|man|guy|girl|§n)`,
  // Religion
  ...freeDays({
    faith: `i (?:am|keep|observe|celebrate|follow|belong|pray|go|have kept) ${words(3)}§[rw]`,
    days: '(?:on |at |during )?(?:the )?(?:saturdays?|sundays?|fridays?|weekends?)(?: (?:evenings?|afternoons?|nights?|mornings?|noon))?',
    not: '(?:do not|don t|dont|cannot|can t|can not|never|not|will not|won t) [a-z]+|leave [a-z]+|finish [a-z]+|go home|stop [a-z]+|off|free|keep|rest',
  }),
  `i (?:do not|don t|dont|never|cannot|can t) (?:work|travel|drive|cook) (?:on|during) (?:the )?§w`,
  `i (?:need|want|take|use|would need) ${plainWords(3)}(?:to|for) (?:pray|prayers?|praying|§w)`,
  `i (?:do not|don t|dont|never) celebrate (?:easter|birthdays|halloween|§[wc])`,
  `i (?:fast|pray|worship|sing|read|play|§w)(?: (?:a|an|in|with|the|music|the organ|guitar|piano|regularly|every [a-z]+|§w|choir|band)){0,3} (?:in|at|during|for) (?:a |my |our |the |local ){0,2}§w`,
  `i (?:teach|help|help out|serve|volunteer|lead|run) ${plainWords(3)}(?:at|in|for) (?:my|our) (?:local )?§w`,
  `i (?:do not|don t|dont|never|cannot|can t|may not|am not allowed to)(?: [a-z]+)? (?:drink|eat|touch|taste|handle)(?: any)?(?: (?:alcohol|pork|beef|wine|bacon|ham|meat|shellfish|gelatine))(?: (?:or|and) (?:alcohol|pork|beef|wine|bacon|ham|meat))?`,
  // Health
  `i (?:still |also |used to )?(?:go|went|have gone|have been going|am going|was going) (?:back |${TIME} )?to (?:my |the |an? )?(?:(?:weekly|group|trauma|speech|talking) )?${TREATMENT}${NO_CUSTOMER}(?: ${TIME})?`,
  `i (?:still )?(?:see|saw|am seeing|was seeing) (?:a |my |an )?(?:[a-z]+ )?(?:§h|therapist|psychologist|psychiatrist|counsellor|counselor)(?= (?:every|once|twice|regularly|since|because|about|for my|[.,]|and|so|$))`,
  `${I_AM} ${ADV}(?:in|on|under|having) (?:a |my )?(?:[a-z]+ )?${TREATMENT}(?= (?:[.,]|and|for|since|but|so|because|every|once|after|last|now|$))`,
  `i (?:can|could) ?(?:only|not|t|hardly|barely|just) (?:see|hear|walk|stand|speak|work) ${words(2)}(?:with|on|in|out of) (?:my |the )?(?:one|left|right|both|other) (?:eye|ear|leg|side|hand|arm)s?`,
  `i (?:am|was|went|became) ${ADV}(?:(?:almost|nearly|partly|completely|totally|profoundly|a bit) )?§d (?:in|on) (?:one|my|the|both) (?:(?:left|right) )?(?:ear|eye|side|leg|arm)s?`,
  `i (?:had|have|have had|had to have|needed|need) (?:an? |my |the )?(?:[a-z]+ ){0,2}(?:operation|surgery|transplant)(?: on (?:my|the) [a-z]+)?(?= (?:[.,]|and|so|last|in|but|two|three|a|that|on|which|$))`,
  `${I_AM} ${ADV}(?:off|off sick|off work|§l|ill|sick|signed off|at home|in hospital) (?:work )?(?:with|because of|due to|after) (?:my |an? )?(?:[a-z]+ )?§[hd]`,
  `${I_AM} ${ADV}(?:in (?:the )?hospital|ill|sick)(?: ${TIME})? (?:with|because of) (?:an? )?[^ .]+(?= (?:[.,]|and|so|but|last|in|$))`,
  `i (?:am |have |was )?(?:recovering|recovered) from (?:an? |my )?(?:[a-z]+ )?(?:surgery|operation|§[hd])`,
  `i (?:limp|walk with a limp|walk badly)`,
  `i (?:take|took|need|am on) (?:my |some )?(?:pills|tablets|medication|meds|medicine|drugs|§h) (?:for|against) (?:my )?§[hd]`,
  `my (?:[a-z]+ )?(?:mother|father|mum|dad|wife|husband|partner|son|daughter|brother|sister|child|parents) who (?:has|have|had|is|are|was|suffers from|lives with) (?:an? )?(?:[a-z]+ )?§[hd]`,
  `i (?:broke|hurt|injured|tore|fractured|have broken|damaged) my (?:[a-z]+ )?(?:back|leg|arm|hip|knee|shoulder|spine|neck|ankle|wrist|foot|hand|skull|pelvis|tendon|ligament)`,
  `i (?:lost|have lost|am losing) (?:my |most of my |some of my |the )(?:(?:left|right) )?(?:hearing|eyesight|sight|leg|arm|hand|fingers?|voice|eye|hair)`,
  // Age
  `i (?:am|was) (?:already |well |just |now |a bit )?(?:over|past|above|under) ${AGE}(?= (?:[.,]|and|but|so|now|$))`,
  `i was (?:only |just |already )?${AGE}(?= when (?:i|we|my) )`,
  `i (?:turned|just turned|have just turned|have turned|am turning|will be turning|will turn|am about to turn|turn|will be) (?:already |only |now )?${AGE}(?= (?:[.,]|last|next|this|in|and|but|so|now|soon|two|three|a|years|when|during|$))`,
  `i (?:am|will be) (?:already |only |now |just |nearly |almost |going on |soon )?${AGE}(?: now| already)?(?= (?:[.,]|last|next|and|but|so|now|this year|$))`,
  `i (?:will |am going to |can |plan to |want to )?retire (?:in|at|next|soon)(?: (?:[a-z0-9]+ )?(?:years?|months?|${AGE}))?`,
  // Origin
  `i (?:am|was) (?:a |the )?(?:first|second|third) generation [a-z]+`,
  `i (?:only |still |now )?(?:have|need|got|hold) (?:an? |my )?(?:work |student |spousal )?(?:visa|residence permit|work permit|green card)`,
  `(?:grew up|was born|was raised|was brought up) ${plainWords(3)}in (?:the )?§c`,
  `(?:my|our) (?:mother tongue|first language|native language|home language) (?:is|was) (?:§n|[a-z]+)`,
  `i (?:moved|came|emigrated|immigrated|fled|returned)(?: (?:here|over|back|alone|in \\d{4}|last year|with my [a-z]+|as an? [a-z]+)){0,2} (?:to|from) (?:the )?§c(?: (?:in|from) (?:§c|\\d{4}))?`,
  `(?:my|our) (?:(?:mother|father|mum|mom|dad|parents|family|grandparents)(?: and (?:my )?(?:mother|father))?) (?:moved|came|come|emigrated|immigrated|fled|are|were|is)(?: (?:here|over|originally)){0,2} (?:to [a-z]+ )?from (?:the )?(?:§c|[a-z]+)`,
  `i am (?:an? )?(?:(?:white|black|brown|asian|straight|§n) ){0,2}(?:(?:white|black|brown|asian|straight|§n) and )(?:male|female|an? (?:man|woman))(?= (?:[.,]|and|so|but|$))`,
]
