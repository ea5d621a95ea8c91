// How people speak of themselves, whatever it is about: "I'm a … X", "my X", "as the only X". X is a word of the wider vocabulary. For
// readings (`reading.ts`).

/** A word between, which is neither known nor a preposition or another person. */
const word = (except: string) => `(?!§|[.,] |(?:${except}) )[a-z0-9]+ `
const upTo = (most: number, except: string) => `(?:${word(except)}){0,${most}}`

const OTHER_PEOPLE =
  'patients?|customers?|clients?|guests?|residents?|pupils?|students?|colleagues?|teams?|suppliers?|company|patienten|patientin|kunden?|kundin|gaste|bewohner|schuler|kollegen?|kollegin|firma|eleves?|usagers?|collegues?|fournisseurs?|pacientes?|clientes?|alumnos?|companeros?|proveedores?'

interface Words {
  /** "I am", "I was", with what can follow at once. */
  am: string
  have: string
  my: string
  as: string
  after: string
  /** What cannot stand between the subject and what is told. */
  not: string
  articles: string
}

const ENGLISH: Words = {
  am: '(?:i|we) (?:am|are|was|were|have been|had been|became|become|grew up|identify as)|(?:being|me being)',
  have: 'i (?:also |still |now )?(?:have|had|have got|got|live with|lived with|suffer from|survived|beat|take|took|wear|wore|lost|carry|raise|raised|am raising|look after|looked after|cared for|care for|nursed|was diagnosed with|am on|was on|am in|was in|served in|belong to|joined)',
  my: '(?:my|our)',
  as: '(?:as|being|like)',
  after: '(?:after|since|before|during|because of|due to|despite|thanks to|until)',
  not: `with|as|for|to|at|by|of|in|on|from|into|about|that|when|if|and|or|but|not|no|never|asked|told|working|responsible|called|sent|given|the first|${OTHER_PEOPLE}`,
  articles: '(?:(?:a|an|the|my|our|some|this|that|very|quite|really|only|just|own) )',
}
const GERMAN: Words = {
  am: '(?:ich (?:bin|war|wurde|bin geworden)|(?:bin|war|wurde) ich|wir sind|dass ich)',
  have: '(?:ich (?:habe|hab|hatte|trage|nehme|nahm|pflege|pflegte|brauche|verlor|leide unter|lebe mit|war in|bin in|diente)|(?:habe|hab|hatte|trage|nehme|pflege) ich)',
  my: '(?:mein|meine|meinen|meinem|meiner|meines|unser|unsere|unserem|unserer|unseren)',
  as: '(?:als|wie)',
  after: '(?:nach|seit|vor|wahrend|wegen|trotz|dank|bis)',
  not: `mit|als|fur|zu|zum|zur|bei|beim|von|vom|in|im|an|am|auf|aus|uber|und|oder|aber|nicht|kein|keine|nie|der erste|die erste|zustandig|verantwortlich|${OTHER_PEOPLE}`,
  articles:
    '(?:(?:ein|eine|einen|einem|einer|der|die|das|den|dem|halt|so|n|ja|eben|selber|selbst|auch|nur|damals|heute|sehr|ganz) )',
}
const FRENCH: Words = {
  am: '(?:(?:je|moi je|j) (?:suis|etais|ai ete|suis devenue?)|(?:etant|en etant)|nous sommes|on est)',
  have: '(?:j (?:ai|avais|ai eu)|je (?:porte|portais|prends|prenais|vis avec|souffre d|garde|eleve|elevais)|j (?:eleve|elevais))',
  my: '(?:mon|ma|mes|notre|nos)',
  as: '(?:comme|en tant que|etant)',
  after: '(?:apres|depuis|avant|pendant|a cause de|malgre|grace a|jusqu a)',
  not: `[a-z]{3,}(?:e|i|u)(?= (?:des?|les?|la|l|une?|d|du|aux?|pour|avec) )|avec|comme|pour|a|au|aux|chez|par|dans|en|sur|vers|et|ou|mais|pas|jamais|charge|chargee|responsable|${OTHER_PEOPLE}`,
  articles: '(?:(?:un|une|le|la|l|les|des|du|de|d|tres|juste|seulement|en plein|en pleine|aussi) )',
}
const SPANISH: Words = {
  am: '(?:(?:yo )?(?:soy|era|fui|he sido|estoy|estaba|somos)|siendo)',
  have: '(?:(?:yo )?(?:tengo|tenia|tuve|llevo|llevaba|tomo|tomaba|uso|sufri|vivi|padezco|cuido|cuidaba|crie|hago|perdi|milito en|serví en))',
  my: '(?:mi|mis|nuestro|nuestra|nuestros|nuestras)',
  as: '(?:como|de|siendo)',
  after: '(?:despues de|tras|desde|antes de|durante|por|debido a|a pesar de|gracias a|hasta)',
  not: `con|como|para|a|al|en|por|sobre|y|o|pero|no|nunca|encargado|encargada|responsable|${OTHER_PEOPLE}`,
  articles: '(?:(?:un|una|unos|unas|el|la|los|las|muy|solo|tambien|ya|plena|pleno|en) )',
}

/** What follows and belongs to it: "… of two", "… since birth", "… in the left ear". */
const REST =
  '(?: (?:of|in|on|from|since|for|at|with|von|aus|in|im|an|am|seit|mit|de|du|des|d|a|au|depuis|avec|en|del|desde|con) (?:(?:the|a|an|my|both|der|die|dem|den|meinem|meiner|le|la|l|mes|mon|ma|el|los|las|mi|mis) )?(?:§[a-z]|(?!§)[a-z0-9]+)){0,2}'
const END = '(?= )'

const TRAITS = '§[nrdmgoxau]'
const STATES = '§[hdfmpwl]'

/** "Ich habe die Kirche gestrichen", "I have painted the church", "Elternzeit abgerechnet": what was done, and not what somebody has. */
const DONE =
  '(?:i have|ich (?:habe|hab|hatte)|(?:habe|hab|hatte) ich|j ai|j avais) (?:(?:[a-z]+ ){0,3}§w|(?:[^. ]+ ){1,5}(?:abgerechnet|bearbeitet|berechnet|geplant|organisiert|verwaltet|gepruft|erklart|betreut|gestrichen|repariert|verkauft|geliefert|getestet|entwickelt|eingebaut|gebaut|erstellt) )'
/** Not of a person, but of a place or a task: "a diabetes clinic", "the parental leave project". */
const AT_WORK =
  '(?! (?:clinics?|pumps|campaigns?|projects?|programmes?|programs?|research|courses?|conferences?|polic(?:y|ies)|guides?|schulung|schulungen|beratung|station|stationen|kampagne|studie|projekt|projekte|kurse?|campagne|projet|cours|campana|proyecto|curso) )'

const framesOf = ({ am, have, my, as, after, not, articles }: Words): string[] => [
  `(?:${am}) ${articles}{0,3}${upTo(2, not)}${TRAITS}(?: §[a-z]){0,2}${AT_WORK}${REST}${END}`,
  `(?!${DONE})(?:${have}) ${articles}{0,2}${upTo(2, not)}${STATES}(?: §[a-z]){0,2}${AT_WORK}${REST}${END}`,
  `${my} ${upTo(1, not)}§[fhdwrgpmxolau](?: §[a-z]){0,2}${REST}${END}`,
  `${as} ${articles}{1,2}${upTo(1, not)}${TRAITS}(?: §[a-z]){0,2}${REST}${END}`,
  `${after} ${articles}{1,2}${upTo(1, not)}§[hl]${AT_WORK}${END}(?=[^.]{0,30} (?:i|me|my|ich|mich|mir|mein|meine|je|j|me|m|mon|ma|yo|mi|volvi|empece) )`,
]

const TENS =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig)|(?:vingt|trente|quarante|cinquante|soixante)(?: (?:et )?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))?|(?:veinti[a-z]{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|(?:1[6-9]|[2-7]\\d))(?! (?:y |et )?(?:un|une|uno|una|deux|dos|trois|tres|quatre|cuatro|cinq|cinco|six|seis|sept|siete|huit|ocho|neuf|nueve) )'
const CLOSED =
  '(?= (?:[.,]|and|but|so|because|then|now|i|we|und|aber|noch|lerne|habe|war|ist|et|mais|on|je|donc|y|pero|que|ya|cuando|$))'
const DECADE =
  '(?:twenties|thirties|forties|fifties|sixties|seventies|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)'

const AGES: readonly string[] = [
  `(?<!(?:who|he|she|it|they|that|company|firm) )(?:at|aged|turned|turning|turn|nearly|almost|pushing|approaching|past|i am|i was|i will be|mit|mit meinen|mit knapp|bin|war|werde|ich werde|a|j en ai|moi j en ai|con|con mis|cumpli|cumplo|a mis|a los|ya con|tengo) (?:only |already |just |damals |schon |knapp |fast |gerade |bientot |deja |presque |casi |ya )?${TENS}${CLOSED}`,
  `${TENS} (?:springs|winters|summers|lenze|lenzen|balais|berges|piges|tacos|primaveras|abriles)`,
  `(?:in (?:my|his|her)|in the) (?:early |mid |late )?${DECADE}`,
  `(?:the )?wrong side of (?:thirty|forty|fifty|sixty)`,
  `(?:(?:ich )?(?:bin|war) (?:(?:schon|weit|knapp|noch|damals|heute|da|jetzt) ){0,3}(?:uber|unter)|rozo|roza|rondo|passe|passee|plus de|ya paso de|ya pase de) (?:los |la )?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|${TENS})${CLOSED}`,
  `(?:i (?:am|was) )?(?:not far off|close to|near|nearing|approaching|a few years from|[a-z]+ years? (?:from|off|away from)) (?:drawing )?(?:my |a )?(?:§p|pension|retirement|retiring)`,
  `(?:baujahr|jahrgang|§p|promocion del|quinta del|born in(?: the)?|classe|geboren) (?:19)?\\d\\d`,
  `born in (?:nineteen )?(?:forty|fifty|sixty|seventy|eighty|ninety)(?: [a-z]+)?`,
  `(?:i am|i was|ich bin|ich war|je suis|j etais|soy|era) (?:the |der |die |le |la |el )?(?:oldest|youngest|alteste|jungste|altester|jungster|plus vieux|plus vieille|plus jeune|doyen|doyenne|mas viejo|mas vieja|mas joven|mayor)(?: [a-z]+){0,3}${CLOSED}`,
  `(?:i am|i was) (?:only |just )?(?:five|six|\\d) (?:foot|feet|§p)(?: [a-z0-9]+)?`,
  `my (?:own |bad |poor )?back(?! (?:to|up|office|end|door|of))(?: (?:is|was|s) [a-z]+)?`,
]

const PLACE = '(?:the |der |dem |la |le |l |el )?(?:§[ncp]|(?!§)[a-z]{3,})(?: ?,? (?:§c|[a-z]{3,}(?= [.,])))?'
const ORIGINS: readonly string[] = [
  `(?:back|back home|at home|home) in ${PLACE}`,
  `where i (?:come from|grew up|was born|was raised|am from)(?: ,)?(?: in ${PLACE})?`,
  `(?:i|we|my (?:family|parents|mother|father)) (?:moved|came|emigrated|immigrated|fled|migrated|crossed|arrived)(?: [a-z]+){0,2} (?:over here|to this country|here)(?: (?:in|as|at|when|from) [a-z0-9]+)?`,
  `(?:i |we )?(?:grew up|was brought up|was raised|were raised|was born)(?: (?:in|on|near|speaking|among|between|around)) ${PLACE}`,
  `(?:§[ncp]|[a-z]+) is my (?:first|native|mother|second|home) (?:language|tongue)`,
  `my §p(?: (?:is|was) (?:§[nc]|[a-z]+))?`,
  `(?:we|i) (?:speak|spoke) (?:§[nc]|[a-z]+) at home`,
  `(?:ich )?(?:komme|stamme|bin|kam)(?: [a-z]+){0,4} aus (?:der |dem |den )?(?:§[cnp]|[a-z]{4,})(?: [a-z]+)? (?:gekommen|zugezogen|geflohen)`,
  `(?:ich )?(?:komme|stamme|bin)(?: [a-z]+){0,2} aus (?:der |dem |den )?(?:§[cn]|[a-z]{4,})(?: , (?:nahe|bei|aus|in) [a-z]+)?${CLOSED}`,
  `(?:zuhause|daheim|bei uns|zu hause|druben) (?:in|im|auf) (?:der |dem )?(?:§c|[a-z]{4,})`,
  `(?:ich bin |bin |ich )?(?:[a-z]+ ){0,2}(?:aufgewachsen|grossgeworden|geboren)(?: (?:in|bei) (?:§c|[a-z]{4,}))?`,
  `(?:in|bei|auf) (?:der |dem )?(?:§c|[a-z]{4,}) (?:aufgewachsen|geboren|grossgeworden)`,
  `(?:chez nous|chez moi|la bas|au pays)(?: ,)?(?: (?:a|en|au|aux|dans) (?:la |le |les |l )?(?:§c|[a-z]{3,}))?`,
  `(?:j ai grandi|je suis nee?|je viens|j arrive|je suis (?:originaire|arrivee?|venue?)) (?:a|en|au|aux|de|du|des|d|dans)(?: (?:la|le|les|l|un|une))? (?:§[cnp]|[a-z]{3,})(?: (?:de|du|d) (?:§[cn]|[a-z]{3,}))?`,
  `(?:de mon enfance|mon enfance)(?: (?:a|en|au|dans) (?:§c|[a-z]{3,}))?`,
  `(?:alla|alli|en mi (?:pueblo|tierra|casa|pais)|de donde vengo|donde naci)(?: en (?:el |la )?(?:§c|[a-z]{3,}))?`,
  `(?:yo )?(?:(?:vengo|vine|baje|llegue|sali|naci|creci|me crie)(?: [a-z]+){0,1}|(?:soy|somos)(?: (?:tambien|mas|originari[oa]s?|natural|oriund[oa]|nativ[oa]))?) (?:de|en|del) (?:la |el |un |una |los )?(?:§[cnp]|[a-z]{4,})(?: (?:de|en) (?:la |el )?(?:§[cn]|[a-z]{3,}))?`,
  `mis? (?:§[fgp]|gente|padres)(?: tambien)? (?:es|son|llego|llegaron|vino|vinieron|viene|vienen)(?: de| desde)(?: (?:§c|[a-z]{3,}))(?: a (?:§c|[a-z]{3,}))?`,
  `(?:mes|mon|ma) (?:§[fgp]|parents) (?:sont|est|vient|viennent)(?: venue?s?)? d(?:e|u|es)? ?(?:la |l )?(?:§c|[a-z]{3,})`,
]
const HOMES: readonly string[] = [
  `(?:i live|i stay|i am based|we live|my (?:flat|house|place|home) is)(?: [a-z]+){0,2} (?:in|on|near|round|around|at|out in|off|behind|above) (?:the )?(?:§c|[a-z]{3,})(?: [a-z]{3,}(?= [.,]))?`,
  `(?:ich )?(?:wohne|wohn|wohnen tu ich|lebe)(?: [a-z]+){0,2} (?:in|im|bei|am|auf) (?:der |dem )?(?:§c|[a-z]{3,})`,
  `(?:j habite|je vis|j habitais|je loge)(?: [a-z]+){0,1} (?:a|en|au|aux|dans|pres de|vers)(?: (?:la|le|les|l))? (?:§c|[a-z]{3,})`,
  `(?:yo )?(?:vivo|mi casa esta|vivimos)(?: [a-z]+){0,1} (?:en|por|cerca de)(?: (?:la|el|los|las))? (?:§c|[a-z]{3,})(?: [a-z]{3,}){0,2}`,
]

export const FRAMES: readonly string[] = [
  ...[ENGLISH, GERMAN, FRENCH, SPANISH].flatMap(framesOf),
  ...AGES,
  ...ORIGINS,
  ...HOMES,
]
