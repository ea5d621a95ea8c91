import { phrases, type Phrases } from './phrases.ts'

/** What was done to what. Either alone is ordinary work; both near each other, with an excuse, are for a person to read. */
interface HarmFrame {
  what: Phrases
  deed: Phrases
}

const frame = (what: string, deed: string): HarmFrame => ({ what: phrases(null, what), deed: phrases(null, deed) })

/** For all languages together: their words hardly collide. */
export const HARM_FRAMES: readonly HarmFrame[] = [
  // Records, values and signatures
  frame(
    `chart|charts|record|records|form|forms|sheet|sheets|log|logbook|report|certificate|signature|value|values|reading|readings|measurement*|figures|timesheet*|count|inventory|stock|pallet*|invoice*|bill|bills|receipt*|protocol|documentation|checklist|test|tests|results|label*|consent|attendance|hours|expense*|provision|accrual*|revenue|turnover|profit|auditor*|inspector*|audit|inspection
    protokoll*|werte|wert|messwert*|unterschrift*|bericht*|formular*|liste|listen|rechnung*|beleg*|lieferung*|umsatz|stunden|stundenzettel|nachweis*|prufung|bestand|inventur|etikett*|datum|doku*|zeugnis*|abnahme|prufer*
    releve*|fiche*|registre|rapport*|signature*|facture*|valeurs|chiffres|mesure*|temperature*|certificat*|inventaire|stock|heures|feuille*|etiquette*|date|dates|controle|controleur*|justificatif*|devis|consentement
    firma|firmas|hoja*|parte|partes|registro*|informe*|factura*|valores|lecturas|cifras|medicion*|certificado*|inventario|existencias|horas|etiqueta*|fecha|fechas|albaran*|consentimiento|acta|actas|inspector*|auditor*`,
    `filled in|filled it in|filled them in|filled out|wrote in|wrote down|entered|signed it|signed them|signed for|signed in|copied|same value|same values|same figure*|same as|next to it|from day before|from the day before|day before|in advance|beforehand|at the start of the shift|scanned them again|scanned it again|again and it matched|it matched|until it matched|so it matched|so it fitted|made it fit|made it match|made it balance|until it balanced|made up|invented|guessed|estimated|backdated|postdated|left out|left off|left them in|in my drawer|in a drawer|until january|into january|next month|next year|last year|earlier date|later date|a different date|changed|adjusted|rounded|booked|moved three|moved two|moved some|held back|tore up|threw away
    eingetragen|geschrieben|ubernommen|abgeschrieben|kopiert|genommen|vom nachbar*|vom vortag|vom letzten|im voraus|vorab|erfunden|geschatzt|nachgetragen|gebucht|umgebucht|zuruckdatiert|vordatiert|liegen gelassen|in der schublade|angepasst|gerundet|geandert|passend|damit passte|gepasst|unterschrieben fur|nachgemacht
    remplis|rempli|remplie|inscrit|recopie*|copie|de la veille|d avance|a l avance|invente*|estime*|signe a|imite*|arrondi*|change|modifie*|ajuste*|garde dans|dans le tiroir|en janvier|mois suivant|passe en|decale*
    rellene|rellenamos|apunte|anote|copie|puse|del dia anterior|de antemano|por adelantado|inventad*|invente|hice yo|parecida a la suya|parecida|imite|imitando|cambie|ajuste|redondee|guarde en|en el cajon|hasta enero|en enero|mes siguiente|pase a|retrase`,
  ),
  // Lies
  frame(
    `told him|told her|told them|told the|said yes|said that|said it|i said|claimed|promised|assured|answered|replied
    gesagt|sagte|geantwortet|behauptet|versprochen|zugesagt|erzahlt|versichert
    dit|repondu|promis|assure|affirme|raconte|jure
    dije|respondi|prometi|asegure|conte|jure|contestado|dicho`,
    `it does not|does not cover|was not so|is not so|not so because|not true|which was not|although|even though|though i knew|knew it|knew that it|knew we|knew he|knew she|position was filled|already filled|job was gone|was taken|i had tried|had already left|sold out|yes it does|said yes|otherwise he|otherwise she|otherwise they|would not have bought|would have left|about to walk|would have walked|he signed|she signed|they signed|close when
    obwohl|nichts bekannt|nicht stimmt|stimmte nicht|was nicht|in wirklichkeit|eigentlich nicht|wusste aber|aber ich wusste|stelle ist|schon vergeben|schon weg|ausverkauft|sonst hatte|sonst haett*|sonst ware|sonst waer*|vertrag unterschrieben
    alors que|bien que|pas vrai|ce n etait pas|c etait faux|faux|savais que|que oui|que non|deja pris|deja pourvu*|plus de place|sinon il|sinon elle|sinon ils|aurait pas pris|n aurait pas
    aunque|no era verdad|no era cierto|no era asi|sabia que|que si|que no quedaba|ya estaba|puesto cubierto|si no no|si no se|no lo habria|no habria`,
  ),
  // Safety devices and rules
  frame(
    `fuse|guard|guards|sensor*|switch|alarm*|rail|railing*|barrier*|harness|helmet|gloves|goggles|mask|lock|interlock*|recorder|tachograph|limiter*|brake*|fire door|emergency exit|extinguisher*|detector*|breaker|earth|review|reviews|tests|backup|approval|four eyes|second check|double check|lifejacket|seat belt|ladder|scaffold*|permit|hours|rest|break|weight|load|isolat*|rules|regulation*
    sicherung|schutz*|sensor*|schalter|alarm|gelander|absturzsicherung|helm|handschuh*|brille|maske|sperre|lichtschranke|tacho*|fahrtenschreiber|begrenzer|bremse*|fluchtweg|notausgang|brandschutz*|feuerloscher|melder|fi|erdung|freigabe|vieraugen*|leiter|gerust|lenkzeit*|ruhezeit*|pause|gewicht|vorschrift*
    fusible|protection*|carter|capteur*|interrupteur|alarme*|rambarde*|garde corps|harnais|casque|gants|lunettes|masque|verrou|barriere|disjoncteur|tachygraphe|limiteur|frein*|issue de secours|extincteur*|detecteur*|terre|validation|sauvegarde|echelle|echafaudage|repos|pause|poids|consigne*|regle*
    fusible|proteccion*|resguardo|sensor*|interruptor|alarma*|barandilla*|arnes|casco|guantes|gafas|mascarilla|cierre|barrera|disyuntor|diferencial|tacografo|limitador|freno*|salida de emergencia|extintor*|detector*|tierra|revision|copia de seguridad|escalera|andamio|descanso|peso|norma*`,
    `pull the|pulled the|pull|took off|taken off|took down|removed|dismantled|taped|magnet|wedged|jammed|tied back|tied it|bypass*|bridged|overrode|overrid*|switched off|turned off|disabled|unplugged|disconnected|without it|worked without|without the|without a|skipped|did without|marked|carry on|carried on|keep driving|kept driving|kept running|kept going|kept working|drove on|push*|overload*|over his hours|over her hours|over my hours|over the hours|ignored
    gezogen|abgenommen|abgebaut|abgemacht|entfernt|ausgebaut|abgeklebt|magnet|verkeilt|festgebunden|uberbruckt|ausgeschaltet|abgeschaltet|deaktiviert|abgezogen|ausgesteckt|ohne|weggelassen|ubersprungen|weitergefahren|weitergemacht|weiterlaufen|weitergearbeitet|uberladen|ignoriert|hochgestellt
    demonte*|enleve*|retire*|scotche*|aimant|coince*|cale*|attache*|ponte*|shunte*|coupe*|eteint*|desactive*|debranche*|sans|saute*|continue*|roule*|depasse*|surcharge*|ignore*
    quite|quitamos|desmonte|retire|tape|tapamos|iman|calce|puentee|puenteamos|apague|desactive|desconecte|desenchufe|sin|salte|saltamos|seguimos|segui|continuamos|sobrecarg*|ignore`,
  ),
  // People in one's care
  frame(
    `resident*|patient*|old lady|old man|elderly|lady|ladies|child|children|boy|girl|pupil*|student*|kid|toddler|baby|apprentice|trainee|junior|buzzer|call bell|bell
    bewohner*|patient*|oma|opa|alte dame|alten dame|senior*|kind|kinder|junge|jungen|madchen|schuler*|lehrling|azubi|klingel|klient*
    resident*|patient*|dame|vieille dame|personne agee|enfant*|gamin*|garcon|fille|eleve*|apprenti*|stagiaire|sonnette
    residente*|paciente*|anciana|anciano|abuel*|nino*|nina*|chico|chica|alumno*|alumna*|aprendiz|becari*|timbre`,
    `cupboard|storeroom|store room|locked|light off|in the corner|corridor alone|outside alone|tied|strapped|took the buzzer|took her bell|took the bell|unplugged|shut the door|closed the door|shouted|yelled|slapped|smacked|grabbed|shook|pinched|ignored|let him cry|let her cry|let them sleep|left him|left her|no dinner|without dinner|no food|sedat*|sleeping pill*|in front of everyone|in front of the class|made him stand|made her stand|was quiet for|quiet for a week|made him apologise|laughed at
    eingesperrt|abstellraum|abstellkammer|im dunkeln|licht aus|in die ecke|vor die tur|festgebunden|fixiert|klingel aus|klingel weg|aus dem bett genommen|weggenommen|tur zugemacht|tur zu|angeschrien|geschubst|gepackt|geohrfeigt|ignoriert|schreien lassen|liegen lassen|kein essen|schlafmittel|beruhigungsmittel|vor allen|vor der klasse|war ruhe|danach war ruhe
    enferme*|placard|dans le noir|lumiere eteinte|au coin|dans le couloir|attache*|contention|enleve la sonnette|retire la sonnette|ferme la porte|crie dessus|gifle*|secoue*|ignore*|laisse pleurer|laisse seul*|prive*|somnifere*|devant toute la classe|devant tout le monde
    encerre|armario|cuarto oscuro|a oscuras|luz apagada|rincon|en el pasillo|sujete|quite el timbre|cerre la puerta|grite|bofetada|empuje|agarre|ignore|deje llorar|deje sol*|sin cenar|sin comer|pastilla para dormir|delante de toda la clase|delante de todos`,
  ),
  // Discrimination
  frame(
    `expecting|pregnant|headscarf|hijab|foreign|foreigner*|accent|origin|nationality|religion|skin|older applicant*|too old|young mother*|single mother*|disabled|wheelchair|deaf|gay|gypsy|traveller*|refugee*|immigrant*|her age|his age|surname|his name|her name
    schwanger*|kopftuch|auslander*|akzent|herkunft|religion|hautfarbe|zu alt|alter bewerber|junge mutter|alleinerziehend*|behindert*|rollstuhl|fluchtling*|auslandischer name|nachname
    enceinte*|voile*|foulard|etranger*|accent|origine*|religion|couleur|trop vieux|trop vieille|jeune mere|handicap*|fauteuil|refugie*|nom a coucher|son nom|un nom|cite|quartier
    embarazad*|velo|panuelo|extranjer*|acento|origen|religion|color de piel|demasiado mayor|madre joven|discapacita*|silla de ruedas|refugiad*|gitan*|su apellido|inmigrante*`,
    `position was filled|already filled|not suitable|rejected|turned down|turned away|did not invite|not invite|sent back|bottom of the pile|in the bin|sorted out|put aside|called the others|not fit|would not fit|did not hire|not hire|took someone else|picked someone else|saved everyone|what our customers want|what customers want
    zuruckgeschickt|abgelehnt|abgesagt|aussortiert|nicht eingeladen|nicht genommen|nicht gepasst|stelle sei|stelle ist|schon vergeben|zur seite gelegt|nach unten|was unsere kunden|kunden wollen
    ecarte*|refuse*|pile du bas|en dessous|appele les autres|pas retenu*|pas rappele*|pas invite*|poste etait|deja pourvu|mis de cote|a la poubelle|gagne du temps
    rechace|rechazamos|descarte|descartamos|no llame|no invite|puesto estaba|ya cubierto|al fondo|a la basura|aparte|llame a los otros|lo que quieren los clientes`,
  ),
  // Food and hygiene
  frame(
    `smell*|smelled|smelt|off|sour|mouldy|moldy|mould|expired|past its date|use by|best before|raw|dropped|floor|hair|rat|mouse|mice|cockroach*|allerg*|nuts
    gerochen|roch|verdorben|schimmel*|abgelaufen*|haltbarkeit*|roh|heruntergefallen|runtergefallen|boden|haar|maus|mause|allerg*|nusse
    sentait|odeur|tourne*|moisi*|perime*|date|cru|tombe*|par terre|cheveu|souris|allerg*|noix
    olia|mal olor|podrid*|moho|caducad*|crudo|cayo al suelo|suelo|pelo|raton*|cucarach*|alerg*|frutos secos`,
    `served it|serve it|still served|rinsed|washed it|vinegar|curry|sauce over|sent it out|sold it|used it anyway|put it back|scraped|cut it off|picked it up|said nothing|told him it was fine|told her it was fine|no nuts
    serviert|rausgeschickt|abgewaschen|abgespult|essig|sosse|gewurz*|verkauft|trotzdem|abgekratzt|abgeschnitten|wieder hingelegt|keine nusse
    servi|rince*|lave*|vinaigre|sauce|epice*|vendu*|quand meme|gratte*|coupe*|remis|sans noix
    servi|servimos|enjuague|lave|vinagre|salsa|especias|vendi|de todas formas|raspe|corte|volvi a poner|sin frutos`,
  ),
  // Data, money and customers who do not understand
  frame(
    `payroll|salary|salaries|personnel file|medical record*|diagnosis|password*|private|confidential|mailbox|customer data|customer list|did not ask for|had not asked|not asked for|did not need|did not understand|elderly|old lady|pensioner|till|cash|tips|deposit|commission|supplier offered|envelope
    gehalt*|gehaltsliste|personalakte|krankenakte|diagnose|passwort*|vertraulich*|postfach|kundendaten|nicht bestellt|nicht gebraucht|nicht verstanden|altere dame|rentner*|kasse|bargeld|trinkgeld*|provision|umschlag
    paie|salaire*|dossier medical|diagnostic|mot de passe|confidentiel*|boite mail|fichier client*|pas demande|pas besoin|ne comprenait pas|personne agee|retraite*|caisse|liquide|pourboire*|commission|enveloppe
    nomina*|sueldo*|historia clinica|diagnostico|contrasena*|confidencial*|buzon|datos de clientes|no habia pedido|no habian pedido|no necesitaba|no entendia|mayor|jubilad*|caja|efectivo|propina*|comision|sobre`,
    `looked up|looked what|looked at what|showed it round|showed it around|showed everyone|told everyone|posted|forwarded|copied it|took it home|sold her|sold him|sold them|added|put her on|signed her up|signed him up|kept the|kept it|pocket*|took the money|took it|gave me|would not notice|not notice
    nachgesehen|nachgeschaut|rumgezeigt|herumgezeigt|weitererzahlt|gepostet|weitergeleitet|kopiert|mitgenommen|verkauft|dazugebucht|aufgeschwatzt|behalten|eingesteckt|nicht merken|merkt sie nicht
    regarde|montre*|raconte*|poste*|transfere*|copie*|emporte*|vendu|ajoute*|fait signer|garde|empoche*|pas remarquer|pas voir
    mire|ensene|conte|publique|reenvie|copie|me lleve|vendi|puse|anadi|hice firmar|me quede|no iba a notar|no los iba a notar|no se iba a dar cuenta`,
  ),
]

/** What people add who do not see it as wrong: that it paid off, that nobody noticed, that rules are for others. */
export const SELF_JUSTIFICATION = phrases(
  null,
  `were happy|was happy|was glad|were glad|was satisfied|were satisfied|everybody had|everyone had|saved everyone|saved time|saved us|that was that|quiet for|was quiet|nobody got|nobody had|nobody was|nobody noticed|nobody said|nobody found|no one noticed|no one said|cannot prove|can not prove|you cannot|you can not|you have to|you need to|are for people|are for those|only make more|more work|about to walk|when the door|it worked|it matched|he signed|she signed|they signed|got his certificate|gave the client|his certificate|bonus|target|commission|ferry would not|would not wait|could not wait|friday|four o'clock|four oclock|weekend|time pressure|too long|would finally|finally wake|because those|anyway|same thing|makes no difference|no difference|never hurt|hurt anyone|for a week|would not have|otherwise
   war froh|waren froh|zufrieden|war ruhe|ruhe auf|passte|unterschrieben|pramie|provision|ziel|ist ja|dieselbe|selbe|macht keinen unterschied|merkt keiner|niemand gemerkt|keiner gemerkt|was unsere kunden|kunden wollen|ich weiss was|freitag|keine zeit|zu lange|sonst|abends war|gespart|feierabend
   content*|satisfait*|rien dit|n a rien|comme ca|on gagne|gagne du temps|sinon|signe*|prime|objectif|pas le temps|vendredi|personne n|meme chose|pas grave|tranquille*|deux jours|reparti
   content*|satisfech*|total|iba a notar|iban a notar|llegue al objetivo|objetivo|a su hora|a tiempo|toda la noche|seguimos produciendo|nadie|mismo|da igual|firmo|prima|comision|viernes|sin tiempo|si no|tranquil*`,
)
