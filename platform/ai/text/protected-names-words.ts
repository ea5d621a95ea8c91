// Names of protected characteristics, folded, by language. Only words that name a characteristic: "old" and "children" are too often about
// work. `*` stands for any letters.

const ENGLISH = [
  // Age
  `too old|too young|older candidate|younger candidate|elderly|youthful|years old|year old|years of age|middle aged|millennial*|boomer*|gen z|generation z|retire|retiree*|
  retirement age|pensioner*|senior citizen*|teenager*|aged \\d{2}|age \\d{2}|born (?:in|on)|youngster*|old (?:man|woman|lady|guy)|
  in (?:his|her|their|the) (?:early |mid |late )?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)`,
  // Gender
  `gender*|female|females|male|males|woman|women|feminin*|masculin*|manly|girl*|lady|ladies|mother|mothers|motherhood|motherly|father|fathers|fatherhood|fatherly|
  (?:a|an|this|young|old|older|younger|white|black|family|gay|straight) man|gentleman|gentlemen|non ?binary|intersex*|trans (?:man|woman|person)`,
  // Family
  `married|marriage|unmarried|divorc*|widow*|single (?:mother|father|parent|mum|mom|dad)|husband|wife|spouse|pregnan*|maternity|paternity|parental leave|childcare|child care|
  childbirth|childless|(?:has|have|having) (?:\\p{L}{2,10} )?(?:kids|children)|family at home|(?:his|her|their own) (?:own )?(?:children|kids|child|son|sons|daughter|daughters|baby|family)|mum|mums|mom|moms|mommy|mummy|daddy|boyfriend|girlfriend|
  fiance|fiancee|grandmother*|grandfather*|grandparent*|breastfeed*|breast feeding|menopaus*|ivf|newlywed*`,
  // Origin
  `nationalit*|ethnic*|race|races|racial*|skin colou?r|dark skinned|light skinned|foreigner*|foreign (?:accent|name|national*|background)|immigra*|emigrant*|migrant*|refugee*|asylum*|
  native speaker*|non native|mother tongue|accent|accents|accented|country of origin|from abroad|stateless|undocumented`,
  `african*|nigeria*|ghana*|kenya*|ethiopian*|eritrea*|senegal*|congolese|cameroon*|somali*|morocc*|algeria*|tunisia*|libya*|egypt*|sudan*|arab|arabs|arabian|arabic speaker|
  middle eastern*|turk|turks|turkish|kurd*|iran*|iraq*|syria*|leban*|palestin*|israeli*|yemen*|saudi*|afghan*|pakistan*|india|indian|indians|bangladesh*|sri lanka*|nepal*|chinese|
  tibetan*|uyghur*|vietnam*|filipin*|cambodia*|burmese|asian*|mexican*|latino*|latina*|latinx|hispanic*|colombian*|venezuela*|peruvian*|ecuador*|bolivia*|cuban*|haitian*|jamaican*|
  brazilian*|romania*|bulgaria*|serb|serbs|bosnia*|albania*|kosov*|ukrain*|russian*|chechen*|gypsy|gypsies|romani|sinti|caucasian*|aborigin*|native american*`,
  // Religion
  `religio*|church|churches|mosque*|synagogue*|prayer*|praying|prays|muslim*|moslem*|islam*|christian*|catholic*|protestant*|evangelical*|mormon*|jehova*|jew|jews|jewish|judaism|hindu*|
  buddhis*|sikh*|atheis*|hijab*|burqa*|burka*|niqab*|turban*|kippa*|headscar*|ramadan|sabbath`,
  // Disability and health
  `disab*|handicap*|wheelchair*|blind candidate|blindness|visually impaired|hearing impaired|deaf*|hard of hearing|stammer*|stutter*|dyslexi*|autis*|asperger*|adhd|depress*|bipolar|
  schizophren*|anxiety disorder|mental illness|mental health|mentally ill|chronic* ill*|health condition*|health problem*|medical condition*|sick leave|illness*|epilep*|diabet*|cancer|
  hiv|amputee*|paraplegi*|quadriplegi*|crippl*|multiple sclerosis|parkinson*|alcoholi*|drug addict*`,
  // Orientation and belief
  `homosexual*|heterosexual*|gay|gays|lesbian*|bisexual*|transgender*|transsexual*|sexual orientation|same sex|queer|political party|political views|trade union*|union member*|
  left wing|right wing|communist*`,
  // Looks and voice
  `attractive|good looking|pretty|ugly|handsome|overweight|obes*|appearance|dress sense|tattoo*|well groomed|photo|body language|tone of voice|voice sounds|sounds young|sounds old`,
]

const GERMAN = [
  `jahre alt|zu alt|zu jung|rentner*|pensionar*|ruhestandler*|vorruhestand*|im rentenalter|kurz vor der rente|greis*|geboren (?:in|am|im)|jahrgang \\d{2,4}|
  (?:in|mitte|ende|anfang) (?:den |der )?(?:zwanziger|dreissiger|vierziger|funfziger|sechziger)n?|(?:mitte|ende|anfang) (?:zwanzig|dreissig|vierzig|funfzig|sechzig)|
  (?:ein|eine) (?:alter|alte|alterer|altere|junger|junge|jungerer|jungere) (?:mann|frau|herr|dame|bewerber|bewerberin|kandidat|kandidatin)`,
  `geschlecht*|weiblich*|mannlich*|frau|frauen|mann|manner|madchen|mutter|mutterlich*|mutterschaft|vater|vaterlich*|vaterschaft|transfrau*|transmann*|nichtbinar*`,
  `verheiratet*|ledig|ledige|lediger|schwanger*|schwangerschaft*|elternzeit|mutterschutz|mutti|muttis|mama|papa|alleinerziehend*|ehefrau*|ehemann*|ehegatt*|geschieden*|verwitwet*|witwe|
  witwer|verlobt*|kinderlos*|stillend*|wechseljahre*|hat (?:\\p{L}{2,10} )?kinder|(?:seine|ihre) (?:\\p{L}{2,10} )?kinder|grossmutter|grossvater|oma|opa|lebenspartner*|lebensgefahrt*`,
  `herkunft|auslander*|auslandisch* (?:name|akzent|herkunft|wurzeln)|migrationshintergrund|migrationserfahrung|migrant*|akzent|staatsangehorig*|staatsburger*|muttersprachler*|fluchtling*|
  gefluchtet*|asylant*|asylbewerb*|asylsuch*|abstammung|einwander*|zuwander*|hautfarbe|dunkelhautig*|hellhautig*|farbige|farbiger|eingeburgert*|\\p{L}{3,12}stammig*`,
  `turke|turken|turkin|turkinnen|araber*|kurde|kurden|kurdin*|syrer*|iraner*|iraker*|libanes*|palastinens*|marokkaner*|algerier*|tunesier*|agypter*|nigerianer*|afrikaner*|ghanaer*|
  eritreer*|somalier*|asiate|asiaten|asiatin*|chinese|chinesin*|inder|inderin*|pakistaner*|vietnamesin*|thailander*|russe|russen|russin*|ukrainer*|polin|polinnen|(?:ein|der|als) pole|
  rumane|rumanen|rumanin*|bulgare|bulgaren|bulgarin*|serbe|serben|serbin*|kroate|kroaten|kroatin*|bosnier*|albaner*|kosovar*|tscheche|tschechin*|ungarin|grieche|griechen|griechin*|
  italiener*|spanier*|portugiese*|portugiesin*|franzose|franzosen|franzosin*|hollander*|amerikaner*|mexikaner*|kolumbianer*|brasilianer*|zigeuner*|roma und sinti`,
  `kopftuch*|kirche*|glaube|glaubens*|glaubig*|moslem*|muslim*|judisch*|jude|juden|judin*|christlich*|katholi*|evangelisch*|freikirch*|zeugen jehovas|buddhist*|atheist*|konfession*`,
  `*behinder*|krank|kranke|kranker|krankheit*|erkrankung*|stotter*|schwerhorig*|gehorlos*|taubstumm*|sehbehindert*|erblindet*|rollstuhl*|querschnitt*|krebskrank*|an krebs|
  chronisch krank*|psychisch*|suchtkrank*|alkoholi*|drogensuchtig*|depressi*|magersucht*|legasthen*|ubergewicht*|fettleibig*`,
  `schwul*|lesbisch*|lesbe|lesben|homosexuell*|sexuelle orientierung|gewerkschaft*|parteimitglied*|linksradikal*|rechtsradikal*`,
  `attraktiv* (?:bewerber*|kandidat*|person|frau|mann)|gut aussehend*|gutaussehend*|hubsch*|hasslich*|tatowier*|piercing*|aussehen|ausseres|stimmlage`,
]

const FRENCH = [
  `trop age*|trop jeune|agee? de|est agee?|(?:un|une|le|la) (?:retraitee?|vieillard|vieille dame)|est (?:\\p{L}{2,10} )?retraitee?|a la retraite|proche de la retraite|nee? (?:en|le) \\d{1,4}|
  quadragenaire*|quinquagenaire*|sexagenaire*|septuagenaire*|dans la (?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)|(?:jeune|vieil|vieux) (?:homme|femme|candidat|candidate)|
  (?:vieille|jeune) femme`,
  `femme*|homme|hommes|mere|meres|pere|peres|maternel*|paternel*|garcon|garcons|fille|filles|transgenre*|non binaire*|sexe`,
  `mariee?|mariees|enceinte|grossesse*|conge maternite|conge parental|conge paternite|maman|mamans|papa|papas|epoux|epouse|epouses|(?:son|sa) (?:mari|femme|fils|fille|bebe|conjointe?)|
  celibataire*|veuf|veuve|veuves|fiancee?|monoparental*|grand mere|grand pere|allaite|allaiter|allaitement|allaitante|ses enfants|a (?:\\p{L}{2,10} )?enfants|sans enfant|menopause*`,
  `nationalite*|origine etrangere|origines? (?:africaine|arabe|maghrebine|asiatique|turque|juive|etrangere)s?|etranger|etrangere|etrangers|etrangeres|immigree?s?|refugiee?s?|
  demandeu\\p{L}{1,3} d'asile|sans papiers|langue maternelle|couleur de peau|a la peau|metis|metisse|race`,
  `algerien*|marocain*|tunisien*|maghrebin*|arabe|arabes|africain*|senegalais*|camerounais*|ivoirien*|malien|malienne|congolais*|guineen*|nigerian*|egyptien*|libanais*|syrien*|irakien*|
  iranien*|kurde|kurdes|(?:un|une|le|la) (?:turc|turque|polonaise?|roumaine?|russe|chinoise?|portugaise?|italienne?|espagnole?|allemande?|bulgare)|afghane?s?|vietnamien*|asiatique*|haitien*|
  antillais*|bresilien*|mexicain*|colombien*|gitan|gitans|gitane|gitanes|tzigane*|tsigane*|manouche*|(?:un|une|le|la|les) roms?|ukrainien*|serbe|serbes|albanais*|kosovar*`,
  `eglise*|croyant*|musulman*|juif|juifs|juive|juives|chretien*|catholique*|protestante?s?|evangelique*|bouddhiste*|athee|athees|mosquee*|voilee?s?|porte le voile|foulard islamique|kippa`,
  `malade|malades|maladie|maladies|begaie*|begue|handicape*|fauteuil roulant|aveugle*|sourd|sourde|sourds|malentendant*|malvoyant*|seropositi*|vih|sida|obese*|depressi*|cancer|infirme*|
  invalid* (?:physique|de guerre)|alcoolique*|toxicoman*|autiste*`,
  `homosexuel*|lesbienne*|gay|bisexuel*|orientation sexuelle|syndicat*|syndique*|parti politique|communiste*`,
  `attirant*|seduisant*|jolie|jolies|moche|physique agreable|tatou*|apparence`,
]

const SPANISH = [
  `anos de edad|demasiado viej*|demasiado joven|jubilad*|ancian*|cuarenton*|cincuenton*|sesenton*|jovencit*|viejecit*|nacid* (?:en|el) \\d{1,4}|(?:hombre|mujer|persona|senor|senora) (?:mayor|joven)|
  en (?:sus|los) (?:veinte|treinta|cuarenta|cincuenta|sesenta)|edad avanzada|proxim* a jubilarse`,
  `mujer*|hombre|hombres|madre|madres|padre|padres|varon|varones|chica|chicas|femenin*|masculin*|maternal*|transgenero|no binari*`,
  `casad*|solter*|viud*|embaraz*|baja maternal|permiso de maternidad|mama|papa|esposa|esposo|marido|su (?:novi[oa]|hij[oa]|mujer|bebe)|novi[oa]s?|sus hijos|tiene hijos|(?:con|sin|tiene) (?:\\p{L}{2,10} )?hijos|
  lactancia|menopaus*|abuel[oa]s?|monoparental*`,
  `extranjer*|inmigrante*|refugiad*|sin papeles|solicitante de asilo|nacionalidad|lengua materna|color de piel|de piel|mestiz*|indigena*|raza|acento|etni*`,
  `gitan[oa]s?|moro|moros|arabe|arabes|marroqui*|argelin*|tunecin*|senegales*|nigerian*|african*|ecuatorian*|peruan*|bolivian*|colombian*|venezolan*|dominican*|cuban[oa]s?|hondure*|guatemaltec*|
  salvadoren*|paraguay*|mexican*|brasilen*|haitian*|(?:un|una|el|la) (?:chin|rus|polac|ruman|turc|bulgar)[oa]|asiatic*|pakistani*|irani*|siri[oa]s?|libanes*|afgan[oa]s?|ucranian*|latin[oa]s?|sudac*`,
  `iglesia*|creyente*|judi[oa]s?|musulman*|catolic*|cristian[oa]s?|evangelic*|budista*|ate[oa]s?|testigo de jehova|mezquita*|velo islamico|ramadan`,
  `enferm[oa]|enfermedad*|discapaci*|minusvalid*|silla de ruedas|cieg[oa]s?|sord[oa]s?|sordera|tartamud*|seropositiv*|vih|sida|cancer|obes[oa]s?|obesidad|depresi*|autista*|alcoholic*|drogadict*`,
  `homosexual*|lesbiana*|gay|bisexual*|orientacion sexual|sindicato*|sindicalista*|partido politico|comunista*`,
  `atractiv[oa] (?:candidat*|mujer|hombre|persona)|guap[oa]s?|fe[oa] de|tatua*|apariencia|aspecto fisico`,
]

/** "Lady" and "donna" are read by anyone, so that all languages are looked for in every text. */
export const PROTECTED_NAMES: readonly string[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  'donna|mulher|vrouw|gravida|incinta|zwanger*',
]

/** Nationalities that are also languages or goods: "Polish is stated" and "a Polish man" differ. */
const NATIONS = {
  en: `polish|german|french|spanish|italian|portuguese|greek|dutch|swedish|danish|norwegian|finnish|english|british|irish|scottish|welsh|american|canadian|australian|japanese|korean|thai|
  indonesian|malaysian|hungarian|czech|slovak|slovenian|croatian|austrian|swiss|belgian|eastern european|western european|southern european|european|foreign|black|white|brown`,
  de: `polnisch|deutsch|franzosisch|spanisch|italienisch|portugiesisch|griechisch|hollandisch|schwedisch|englisch|britisch|amerikanisch|turkisch|arabisch|kurdisch|russisch|ukrainisch|rumanisch|
  bulgarisch|serbisch|kroatisch|albanisch|ungarisch|tschechisch|syrisch|afghanisch|iranisch|chinesisch|indisch|vietnamesisch|afrikanisch|asiatisch|osteuropaisch|auslandisch|schwarz|weiss`,
  fr: `polonais|polonaise|allemande?|francaise?|espagnole?|italien|italienne|portugaise?|grec|grecque|russe|ukrainien|ukrainienne|roumaine?|bulgare|turc|turque|chinoise?|anglaise?|americaine?|noire?|
  blanche?|blanc|etrangere?`,
  es: `polac[oa]|aleman|alemana|frances|francesa|espanol|espanola|italian[oa]|portugues|portuguesa|grieg[oa]|rus[oa]|ucranian[oa]|ruman[oa]|bulgar[oa]|turc[oa]|chin[oa]|ingles|inglesa|
  estadounidense|negr[oa]|blanc[oa]|extranjer[oa]`,
}
const list = (words: string) => words.replaceAll(/\s*\n\s*/gu, '')

/** A nationality of a person. */
export const PROTECTED_PHRASES: readonly string[] = [
  `(?:${list(NATIONS.en)}) (?:man|men|woman|women|person|guy|lady|girl|boy|candidate|applicant|nationals?|citizens?|citizenship|immigrants?|descent|origins?|heritage|background|roots|passport|family|parents|surname|skin)`,
  `(?:of|from) (?:${list(NATIONS.en)}) (?:descent|origin|stock)`,
  `(?:${list(NATIONS.de)})(?:er|e|en|em|es)? (?:mann|frau|person|bewerber\\p{L}{0,4}|kandidat\\p{L}{0,4}|herkunft|abstammung|wurzeln|pass|namens?|eltern|familie)`,
  `(?:homme|femme|personne|candidate?|ressortissante?|nationalite|origine|famille|nom) (?:${list(NATIONS.fr)})s?`,
  `(?:hombre|mujer|persona|candidat[oa]|ciudadan[oa]|nacionalidad|origen|familia|apellido) (?:${list(NATIONS.es)})s?`,
]

/** Whom reasons are about. In three of the languages, a pronoun can also stand for a thing. */
const SUBJECT = {
  en: `(?:candidates?|applicants?|person|he|she)`,
  de: `(?:bewerber|bewerberin|kandidat|kandidatin|person)`,
  fr: `(?:candidate?|personne)`,
  es: `(?:candidat[oa]|persona)`,
}
/** What is protected only where it is said of the person: "the candidate is black", not "the black cable". */
const TRAITS = {
  en: `${list(NATIONS.en)}|young|old|older|younger|blind|ill|sick|healthy|unhealthy|fat|slim|short|tall|single|engaged|straight|a parent|retired|a foreigner|arab|asian|a native`,
  de: `(?:${list(NATIONS.de)})(?:er|e)?|alt|jung|alter|junger|alte|junge|blind|krank|gesund|taub|dick|schlank|klein|gross|single|behindert`,
  fr: `${list(NATIONS.fr)}|jeune|vieux|vieille|agee?|aveugle|sourde?|malade|gros|grosse|mince|petite?|celibataire|croyante?`,
  es: `${list(NATIONS.es)}|joven|viej[oa]|mayor|cieg[oa]|sord[oa]|enferm[oa]|gord[oa]|delgad[oa]|solter[oa]`,
}
const BETWEEN = `(?: (?:a|an|the|very|quite|rather|still|already|probably|clearly|also|only|ein|eine|einen|sehr|recht|schon|noch|wohl|offenbar|un|une|tres|assez|encore|una|muy|bastante)){0,3}`
export const PROTECTED_STATEMENTS: readonly string[] = [
  `${SUBJECT.en} (?:is|was|are|were|seems|looks|sounds|appears|being)${BETWEEN} (?:${TRAITS.en})`,
  `${SUBJECT.de} (?:ist|war|sind|wirkt|scheint|sieht)${BETWEEN} (?:${TRAITS.de})`,
  `${SUBJECT.fr} (?:est|etait|semble|parait)${BETWEEN} (?:${TRAITS.fr})`,
  `${SUBJECT.es} (?:es|era|esta|parece)${BETWEEN} (?:${TRAITS.es})`,
]
