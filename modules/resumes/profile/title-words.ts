// Words that name jobs, of all occupations and in the languages that we read. Written without accents where these vary by gender.

/** Beginnings of words. The endings differ by gender, number and language. */
export const TITLE_STARTS = `
  accountan actuar adjudicat advis adviser aide anaesthe analyst animator apprentic archaeolog architect archivist artisan assembler assessor assistant
  associate attendant attorney auctioneer audiolog auditor barber barista barrister bartender biolog bookkeep botanist bricklay broker builder butler
  buyer caretaker carer carpent cartograph cashier caterer chaplain chauffeur chemist childminder chiropract choreograph clean clerk clinician coach
  cobbler composer conductor conservator constable consultan contractor controller cook coordinator copywriter coroner counsel courier craftsman curator
  custodian dealer decorator demonstrator dentist deputy designer detective developer dietician dietitian director dishwasher dispatcher dispenser diver
  draftsman draughtsman driver drummer ecologist economist educator electrician embalmer engineer engraver entrepreneur epidemiolog estimator examiner
  executive fabricator facilitator farrier farmer fellow firefighter fisherman fitter florist forager foreman forester founder fundraiser furrier
  gardener geolog geophysic glazier goldsmith governess grader groom guard gunsmith hairdress handyman harvester headteacher herdsman historian
  home-help horticult host housekeep hygienist illustrat inspector installer instructor interpreter interviewer inventor investigator janitor jeweller
  jeweler joiner journalist judge keeper labourer laborer landscaper laundry lawyer lecturer legislator librarian lifeguard linguist locksmith
  logistician machinist magistrate maintenance-tech manager manicurist marine-biolog marketer mason masseur matron mechanic mediator mentor merchandis
  messenger meteorolog microbiolog midwife miller minister moderator mortician mover musician nanny navigator negotiator neurolog nurse nutritionist
  occupational-therap officer operator operative optician optometr orderly organizer organiser orthodont orthopt osteopath owner packer painter
  paramedic paralegal pathologist payroll-clerk pediatric photograph physician physicist physiolog physiotherap picker pilot pipefitter planner
  plasterer playwright plumber podiatr policeman politician porter postdoc postman potter preacher president presenter principal printer probation
  procurator producer professor programmer projectionist promoter proofread prosecutor psychiatr psychol publicist publisher purchaser radiograph
  radiolog ranger realtor reader-in receptionist recruiter refuse-collector registrar reporter representative researcher restorer retailer rigger roofer
  sailor sales-agent salesman salesperson saleswoman scaffolder scheduler scientist scribe sculptor seaman seamstress secretary sergeant server sheriff
  shepherd shipwright shoemaker shopkeeper signalman singer sister-in-charge social-work soldier solicitor sommelier specialist speech-therap
  statistician steward stockbroker stocker stonemason storekeeper storeman strategist stylist superintendent supervisor surgeon surveyor sweeper tailor
  tanner taxidermist teacher technician technologist telemarketer teller tester therapist tiler toolmaker trader trainee trainer translator treasurer
  trucker tutor typist underwriter upholsterer usher valet valuer vendor veterinar vicar-general videograph waiter waitress warden warehouseman
  watchmaker weaver webmaster welder winemaker wholesaler writer zoolog abteilungsleit aktuar altenpfleg angestellte anlagenführ anlagenmech anwalt
  anwält arbeiter architekt archivar arzt ärzt assisten aufseher augenoptik aushilf auszubild bademeister bauleit baggerfahr bäcker beamt berater
  bereichsleit betreu bildhauer bilanzbuch biolog brandmeister briefträger buchbinder buchhalt büroleit bürokauf chefarzt chemik chemielabor controller
  dachdeck dekorateur dezernent diakon dirigent disponent dolmetsch dozent drechsler dreher drucker einkäufer einzelhandelskauf empfangs entwickl erzieh
  fachangestellt fachanwalt fachinform facharbeiter fachkraft fachverkäufer fahrer feinmechan feuerwehr filialleit finanzbuch fischer fleischer
  fliesenleg florist flugbegleit forscher forstwirt friseur fräser gabelstapler gärtner gebietsleit gebäudereinig geigenbau geschäftsführ geschäftsleit
  gießer glaser graveur gruppenleit hausmeister hauswirtschaft hebamme heilerzieh heilpraktik heizungsbau helfer hilfsarbeit hilfskraft hotelfach
  industriekauf industriemech informatik ingenieur inspektor installateur jugendleit jurist justiz justitiar kameramann kanzlei kassierer kauffrau
  kaufmann kaufleute kellner kfz-mech kinderpfleg klempner koch köchin konditor konstrukt koordin kosmetik krankenpfleg krankenschwes kraftfahr kranführ
  kundenberat kundenbetreu küchenchef küchenhilf künstler küster laborant lagerarbeit lagerist landschaftsgärt landwirt leiter lehrer lehrling lektor
  lkw-fahr logopäd lokführ makler maler maschinenbau maschinenführ maschinist masseur maurer mechan mechatron mediengestalt metallbau metzger milchbauer
  mitarbeit monteur müller museumspäd näher notar notfallsan oberarzt objektleit orthopäd pädagog pfarrer pförtner physik physiotherap pilot polier
  polizei postbote praktik produktionshelf produktmanag programmierer projektassis projektingen projektleit prokurist prüfer psycholog qualitätsprüf
  raumausstat rechtsanw rechtspfleg redakt referent referendar regisseur reisebürok revisor richter sachbearb sachverst sanitäter schauspiel schichtleit
  schlosser schneider schornstein schreiner schulleit schweißer sekretär servicekraft sozialarb sozialpäd speditions spengler sprecher spüler staatsanw
  stadtführ stationsleit statiker stellvertret steuerberat steuerfach steward straßenbau stuckateur studienrat systemadmin systemelek szenograf
  tagesmutter tänzer taxifahr teamassis teamleit techniker telefonist therapeut tierarzt tierpfleg tischler toningenieur trainer trainee trockenbau
  übersetzer uhrmacher umschul unternehmer verfahrens verkäuf vermesser vermögensber vertreter volontär vorarbeit vorstand wachmann waldarb webentw
  werkleit werkstud werkzeugmech winzer wirtschaftsprüf wissenschaft zahnarzt zahnmed zahntech zerspan zimmerer zimmermä zimmermäd zollbeam zugbegleit
  zusteller acheteu actuaire adjoint agent aide-comp aide-mén aide-soign ambulanc analyste animat apprenti architecte archiviste artiste assistant
  associé astronome attaché audioproth auditeu auxiliaire aviculteur avocat bibliothéc bijout biolog boucher boulang brodeu bûcheron caissi cadre
  cariste carreleu carrossier charcut chargé charpent chaudronn chauffagist chauffeu chef chercheu chirurg chimist coiffeu collaborat commis compositeu
  comptable concepteu concierg conduct conseill conservat consultant contremaître contrôleu convoyeu coordinat cordonn couturi couvreu croupier crêpier
  cuisini délégué démarcheu dentist dépann designer dessinat développ diététic documentalist domestiqu ébénist économist écrivain élagueu électric
  électromécan employé encadrant enquêteu enseignant ergothérap esthétic étalagist facteu ferrailleu ferronn fleurist fondat forgeron formateu fraiseu
  frigorist garagist garçon gardien gendarm géolog géomètr gérant gestionn gouvernant graphist greffi grutier horlog horticult hôtess huissi hygiénist
  illustrat imprimeu infirmi ingénieu inspect installat institut instructeu interprèt intérimair joailli journalist juriste kinésithérap laborant
  lavandi lecteu libraire livreu maçon magasin maître-nag manutention maraîch maroquin masseu mécanic médec médiateu menuisi meuni mineu modelist
  moniteu monteu musicien négociat notaire nourric nutritionnist opérat orthophon orthoptist ostéopath ouvri palefren paysagist pâtissi pêcheu peintre
  pédicur pédiatr photograph pilot plaquist plâtri plombi plongeu poissonn polici pompi porteu postier potier préparat présentat président profes
  projectionn promoteu prothésist psychia psycholog puéricult qualitic rédact régisseu relieu repasseu reporter représent réparateu responsab ripeur
  routier sage-femme saisonni sapeur scénarist scientifiqu sculpteu secrétair serruri serveu soigneu sommeli soudeu souffleu stagiair statistic sténotyp
  styliste superviseu surveill taxidermist technic technico-com télévend thérapeut toiletteu tôlier tourneu traducteu traiteu trésori tuteu urbanist
  vacataire vendeu verrier vétérin vigile vigneron volontair webmestre zingueu abogad actor actriz actuari acuicult administ adiestrad aduaner afilador
  agente albañil alcalde alfarer almacen analist animad anestes aprendiz archiver arquitect artesan asesor asistent asistenta astrónom atend auditor
  autónom auxiliar azafat bailarin barman barrender biólog bomber botánic broker cajer calder camarer camioner cantant capataz carnicer carpinter
  carretiller carter catedrát celador cerrajer chapist chofer ciner cirujan clasific cociner coctel codificad cofundad colaborad comadron comercial
  compositor comprador conduct confiter conserje conserv constructor contable contador controlad coordinad corrector correduría costurer criminól
  cristaler cuidador curtidor decorad delegad delineant dentist dependient desarrollad despach detective diseñad docente ebanist económ economist
  electric electromecán embalad empacad empaquetad emplead empleada encargad encofrad encuadern encuest enfermer ensamblad entrenad escritor escultor
  especialist estampad esteticist estibad estudiante-en-prá examinad facturist ferrallist fisioterap florist fogoner fontaner formad fotógraf fresador
  frigorist frutero funcionari ganader geólog geriat gerente gestor gobernant graduad granjer gruist guarda guardia guía herrer higienist hilander
  ilustrad impresor informát ingenier inspect instalad instructor intérprete interventor investigad jardiner jefe jefa joyer juez jueza jornaler
  lavander lavaplat lechero letrad librer limpiad líder liquidad locutor logoped maestr maquinist maquillad marmolist masajist matarife matemátic matron
  mecánic mediador mensajer mercader meteorólog microbiól minero modist monitor montador mozo niñer notari nutricion odontól oficial operad operari
  óptic optometr ordenanz orfebre orientad panader paisaj parader patronist pedagog peluquer peón perfum periodist perit pescad pescader pianist pilot
  pintor pizarrist planchad planificad plom polici portero practicante preparad presentad president procurad produc profesor programad propietari
  protésic psicól psiquiat publicist puericult quiropráct químic radiól radiofon redactor registrad reponed reportero repartid represent responsab
  restaurad revisor sastre secretari sepultur sociólog socorrist soldad sommelier subdirect superviso tapicer taquiller taxist técnic tejedor teleoperad
  terapeut tesorer topógraf trabajad traduct tramoyist transportist tutor urbanist vaquer veladora vendedor veterinari vidriero vigilant voluntari
  yesero zapater acconciat acquist addett affres agente aggiustat agronom aiuto allenat allevat amministrat analist animat antiquari apprendist
  archeolog architett archivist arredat artigian assistente assicurat astronom attore attric attuari autist avvocat badante banconist barbier barist
  bibliotecar bidell biolog boscaiol buyer callist calzolai camerier camionist cantiniere capo caposal capotren cappell carabinier cardiolog carpentier
  carrellist carrozzier cartolai casalingh casar cassier chimic chirurg collaborat collaudat coltivat commercialist commess compositore conciat
  conducent conduttor contabil contadin controllor coordinat cuoc curator custode dattilograf decorat delegat dentist dietist dipendente direttor dirett
  disegnat dottor elettromecc elettrauto enolog erborist esecut esperto estetist fabbr facchin fachiro falegnam farmacist fiorai fisioterap fondator
  fonic formator fornai fotograf fresator frigorist fruttivend geolog geometr gessist gestor giardin giornalaio giornalist giudice gommist grossist
  gruist guardia guida hostess idraulic igienist illustrat imbianchin imbottit impaginat impiegat imprend impresari infermier informatic informatik ingegner
  insegnant installat interprete intervist investig ispett istruttor lattoniere lavandai lavapiatt lavorat levatrice librai liutai logopedist macchinist
  macellai maestr magistrat manovale manutent marinai marmist massaggiat massofis materassai matematic mediat mercante metalmecc microbiol minatore
  modellist modist montat muratore mozzo notai nutrizion oculist odontotec officiant operat orafo orologiai ortolan ostetric ottic parrucch pediatr
  perito pescat piastrell pizzaiol poliziott pompier portalett portiere postin praticant preparat preside procurat professor propriet psicolog psichiat
  pubblicist pulit radiolog ragionier rappresent redattor regist responsab revisor ricercat rigattier saldator salumier sarto sarta scaffalist scenograf
  scienziat scultor segretari sergente serramentist sindac sistemist sociolog soccorrit soldat sommelier sorveglian sovrintend spazzin spedizion stagist
  stampat statist stilist stirat stuccat supplente tabaccai tappezz tassist tecnic telefonist terapist tessitor tirocinant titolar tornitor traduttor
  tranviere trasportat tutor urbanist uscier vasai vendit vetrai vetrinist veterinari vigil vigile vignaiol vivaist volontari açougueir advogad agent
  ajudant alfaiat almoxarif analist animad aprendiz arquitet arquivist artesã assessor assistent atendent ator atriz atuári auditor auxiliar azulejist
  babá balconist barbeir bibliotecár biólog biomédic bombeir cabeleireir caixa caminhoneir cantoneir canalizador carpinteir carteir chaveir chefe
  cirurgi cobrador comerciant comissári compositor comprador conferent confeiteir conselheir consultor contabilist contador contínuo controlador
  coordenad coreógraf corretor costureir cozinheir cuidador decorador delegad dentist desenhad desenvolvedor designer despachante diretor director
  docent doutor economist educador eletricist electricist eletrotéc embalador empacotador empregad empreiteir encanador encarregad enfermeir engenheir
  ensacador entregador epidemiol escriturár escritor escrivã especialist estafet estagiári estivador estofador esteticist examinador explicador faturist
  faxineir feirante ferreir ferramenteir fiscal fisioterap florist forneir fotógraf fresador frentist funcionári funileir garçom garçonet geólog geógraf
  gerente gesseir gestor governant guarda guia higienist historiad ilustrador inspetor instalador instrutor intérprete investigad jardineir joalheir
  jornalist juiz jurist lavador lavrador leiloeir leitor locutor lojista maître manicur manobrist maquinist marceneir marinheir maqueir marketeer
  massagist matemátic mecânic mediador merendeir mestre minerad modelist monitor montador moldador motoboy motorist nutricionist oficial oficineir
  operador operári optometr orientador ourives padeir pasteleir pedagog pedreir peixeir perit pescador pesquisad piloto pintor planead planejad podólog
  policial porteir presidente preparador procurador produtor professor programador projetist promotor proprietári psicólog psiquiat publicitár químic
  radialist rececionist recepcionist redator repórter repositor representant responsável restaurador revisor sapateir secretári segurança serralheir
  serrador servente síndic sociólog soldador supervisor tapeceir taxist técnic telefonist terapeut tesoureir topógraf torneir trabalhad tradutor
  treinador tutor vaqueir vendedor veterinári vidraceir vigia vigilant voluntári zelador accountmanager activiteitenbeg actuaris advocaat adviseur agent
  analist animator apotheker arbeider archeoloog architect archivaris arts assistent bakker bankmedew barkeeper basisarts beambte bediende bedrijfsleid
  begeleid behandelaar beleidsmed beleidsadv berger beroepskracht bestuurder beveilig bibliothec binnenhuis bloemist boekbind boekhoud boer boswacht
  brandweer brigadier buschauff buurtwerk calculator cateringmed chauffeur chef chirurg coach conducteur conciërge consulent controleur controller
  coördinator copywriter dakdekker decaan dierenarts directeur directie docent doktersass dominee douanier eigenaar elektricien elektromont ergotherap
  fietsenmak filiaalleid fotograaf fysiotherap gastvrouw gastheer gedragswet gids glazen gerechtsdeur gevangenbew griffier groenmed groepsleid
  havenmeest heftruck heftruckch historicus hoofd hovenier hotelier huisarts huishoud hulpkok hulpverl illustrat inkoper inpakker inspecteur installat
  instructeur ingenieur inval interieur inzamelaar jeugdwerk jobcoach journalist jurist juwelier kapper kassamed kassièr keukenhulp keukenmed
  kinderopvang kleermaker kleuterl klusjesm koerier kraanmach kraamverz kunstenaar kwaliteitsm laborant lader lasser leerkracht leerling leidingg leraar
  lerares linguist loodgiet logopedist loonadm maatschapp machinist magazijn makelaar manager managementass marketeer marktkoop masseur matroos medewerk
  mediator metselaar meubelmaker monteur mondhyg muzikant notaris oberkel officemanager officier onderhoudsm onderwijs onderzoek ondernemer ontwerper
  ontwikkel opticien opzicht orderpicker orthoped osteopaat oppas pakket parkeer parketwacht patissier pedagog pedicure personeelsf piloot planner
  podotherap poetsh portier postbode predikant procesop producer productiemed productie-op programmeur projectleid promotor psychol receptionist
  rechercheur rechter recruiter redacteur regisseur reisleid repartiteur reserv rijinstr roostermaker ruiterinst scharensl schilder schipper schoenmaker
  schoonmaker schoonheids schrijver secretar selectie sloper slager smid sommelier specialist spoorwerk staalvl stadsgids stagiai stagebegel statisticus
  stewardess stratenmak stukadoor steward student-ass systeembeh taxichauff teamcoach teamhoofd teamleid tegelzet telefonist tekenaar tekstschr terreinm
  therapeut timmer toezichth tolk trainer treinmach tuinder tuinman uitvoerder vakantiekr vakkenvul verhuizer verkoop verkoper verloskund vermogensb
  verpleegk verpleger vertaler vertegenw verzorg vertrouw vliegtuigm voedingsd voorman voorzitter vormgev vrachtwagen vrijwilliger vulploeg waarnemer
  wasser webdesign wegenw weger werkst werktuigb werkvoorb wethouder winkelbed winkelmed wijkverpl zorghulp zaalhoofd zandstral zelfstandige zonweringm
  adwokat agent aktuariusz ajent aktor analityk anestezj animator aptekarz archeolog architekt archiwista asystent audytor badacz barman bednarz
  bibliotekar bileter biolog blacharz brukarz brygadzist budowlan celnik ceramik chemik chirurg cieśla copywriter cukierni dealer dekarz dekorator
  dentyst dietetyk doradca dostawc doradczyni dozorc drukarz drwal dyrektor dyrygent dyspozytor dziennik dziekan edukator ekonomist ekspedient elektryk
  elektromech elewator filolog fizyk fizjoterap florys formierz fotograf frezer fryzjer funkcjonar garbarz geodet geolog glazur główn goniec górnik
  gospodarz grafik hafciark handlow higienist historyk hodowc hotelarz hydraulik informaty inkasent inspektor instalat instruktor intend introligator
  inwestygat inżynier jubiler kadrow kamieniarz kanclerz kapitan kasjer kelner kierown kierowc kominiarz komornik konduktor konserw konstruktor
  konsultant kontroler konwoj koordyn koparkow korektor kosmetycz koszykarz kowal krawc krawiec krojcz krupier księgow kucharz kuratork kurier kustosz
  laborant legislator lektor lekarz leśnik listonosz logisty logoped lutowacz lutnik magazyn majster malarz managerk manewrow marketingow marszałek
  maszynist matem mechanik mechatronik menadżer menedżer meteorolog mistrz młynarz monter motornicz murarz muzyk nadzorc nastawnicz nauczyciel nawigator
  negocjator notariusz ochroniarz oficer ogrodni okulist operator opiekun optyk organist ortodont ortopeda pakowacz parkingow pedagog pediatra piekarz
  pielęgniar pilot pisarz planist pokojow policjant położn pomocni pomoc-kuch portier posadzkarz poszukiwacz pracowni praktykant prasow prawni prezenter
  prezes producent profesor programist projekt prokurator promotor przedstawic przewodni psycholog psychiatra pszczelarz radca ratowni recepcjon
  redaktor referent rehabilitant rejestrator rekruter rewident reżyser rolni ropiarz rusznikarz robotnik rybak rymarz rzecznik rzemieśl rzeźni rzeźbiarz
  sadowni salow scenarzyst scenograf sekretar serwisant sędzia siodlarz spawacz specjalist spedytor sprzątacz sprzedawc socjolog solist sołtys stażyst
  stolarz stomatolog stróż strażak strażni strateg stylist szef szewc szklarz szlifierz szwacz szwaczk ślusarz taksówkarz tancerz tapicer technik
  technolog teleinform telemarket terapeut tłumacz tokarz traktorzyst trener tynkarz ubezpieczyc ustawiacz urzędni weteryn wędliniarz wizażyst
  właściciel woźn wulkanizat wychowawc wykładowc wiertacz zarządca zastępca zaopatrzeniow zbrojarz zdun zegarmistrz zduństwa złotnik żołnierz żeglarz
  administratör advokat affärs agent aktuarie analytiker anläggnings animatör apotekare arbetare arbetsled arkeolog arkitekt arkivarie artist assistent
  avdelnings avskrivare badvakt bagare bankman barnmorska barnskötare bartender behandlingsass bemannings beredare besiktnings bibliotek bilmekanik
  biolog biomedicinsk biträd boendestöd bokhållare bonde brandman brevbärare bröd budbilsförare busschaufför butikschef butikssälj byggarbet chaufför
  chef controller copywriter curator dagbarnv dansare dekoratör designer dietist direktör diskare docent doktorand domare driftt dörrvakt ekonom
  elektriker eltekniker elinstall enhetschef entreprenör ergoterap expedit florist fiskare forskare fotograf fritidsled frisör fysiker fysioterap
  fältsäljare förare författare föreståndare förman förskollär försäljn förvaltare geolog glasmästare golvlägg grafiker grävmaskin gränspoli handläggare
  handledare hemtjänst hotellrecep hovmästare husmor hudterap ingenjör inköp inredn installat instruktör intendent journalist jurist kallskänka kantor
  kassör kamrer kemist keramiker kirurg kock kommunikat konditor konduktör kontorist konstnär koordin kranför kriminalvård kundtjänst kurator kurir
  kvalitets kyrkoh köksbiträd laborant lagerarb lagerchef ledare lektor lantbruk lastbils lärar lärling läkare lokalvård lokförare logistiker logoped
  löneadmin maskinist maskör massör marknads matros medicinsk mekaniker montör murare musiker mäklare målare narkos nattvakt näringsterap notarie
  nätverkst obducent officer omsorgs operatör optiker ordför orderplock parkarb parkering pedagog personalchef personlig pilot planerare platsch
  plåtslag polis portvakt producent programmer projektled projektchef projektör psykolog psykoterap receptionist redaktör regissör rektor renhåll
  reparatör reseled reporter restaur revisor robottekn rådgivare rådman röntgen samordn sekreterare servit servicetekn servicel sjuksköt sjöman skeppare
  skogsarb skolskö skomakare skribent skräddare skyddsv skådespel skötare slakt snickare socialsekr socionom specialist speditör sommelier spårvagns
  statistiker steward strateg studievägled städare stuckat svarvare svetsare systemut systemv säljare tandhyg tandläkar tandskö tandtekn tekniker
  telefonist terapeut timmerm tjänsteman tolk trafiklär tränare tryckare tulltj tvättare ungdomsled undersk utredare utvecklare vaktmästare vaktchef
  vd-ass verktygs veterinär vice vikarie volontär vårdare vårdbit väktare översätt överläkare övervak acente akademisyen aktör aktris aktüer analist
  animatör antrenör arkeolog asistan aşçı astsubay avukat bahçıvan balıkçı bankacı barista barmen başhekim başhem başkan başkomiser başmüh bekçi berber
  bilgisayar-müh bilirkişi biyolog boyacı börekçi cerrah cilt çalışan çırak şefi şef çevirmen çiçekçi çiftçi çilingir danışman dansçı dekoratör denetçi denetmen
  denizci depocu dermatol diyetisyen doçent doğramacı doktor döküm eczacı eğitmen ekonomist eksper eleman esteti fırıncı fizyoterap forklift fotoğraf
  garson gazeteci geliştirici gemici grafiker hademe hakem hakim hekim hemşire heykeltıraş hizmetli hostes işçi işletmeci imam itfaiye jeolog kalfa
  kaptan kasap kasiyer kaynakçı kimyager komi konsolos koordinat kontrol kuaför kurucu kurye kuyumcu kütüphane laborant makinist mali manav manikür
  marangoz masöz memur mimar muhabir muhasebeci müdür müfettiş mühendis müşavir mütercim müzisyen noter odyol okutman operasyon operatör optisyen ortak
  oyuncu öğretim öğretmen paramedik pilot polis psikiyat psikolog rehber ressam sahibi savcı secretary sekreter seslendirme sıvacı sorumlu sporcu
  stajyer stilist subay sunucu sürücü şoför şube taksici tasarımcı tekniker teknisyen temsilci terapist terzi tezgahtar tüccar uzman vekil veteriner
  vezne vinç yapımcı yardımcı yargıç yazar yazıcı yönetici yönetmen zabıta
  sommerjob ferienjob nebenjob studentenjob aushilfsjob schülerjob vakantiejob bijbaan sommarjobb extrajobb summer-job student-job jobstudent lavoretto petit-boulot job-étudiant job-d'été
  beautician bouncer brewer fishmonger groundskeeper greenkeeper goalkeeper referee stagehand zookeeper gamekeeper beekeeper au-pair scrum-master
  youth-worker care-worker support-worker key-holder keyholder shelf-stacker waiting-staff bar-staff kitchen-staff mail-carrier office-junior
  phd-student phd-candidate data-entry farm-hand farmhand deckhand customer-service bellhop busser dishwasher groomer blacksmith glazier
  kommission rezeptionist förster polizist paketbot bühnenbild geselle minijob werkstudent technische-zeichn bauzeichn freiberufl selbstständ
  selbständig landarbeit erntehelf spülkraft spülhilf babysitt hilfsarbeit hilfskraft
  coursier femme-de-chambre valet-de-chambre réceptionn fromag jardinier viticult éleveu militaire comédien alternant courtier régleu
  atsem aesh ash-soign maraîch tapissi ébénist ferronn verrier vitrier horlog bijouti ramoneu éboueu vendangeu
  tornero farmacéut canguro tractorist militar pastor apicult vendimiad temporer soldador yesero ferrallist gruista
  meccanic mulettist corriere educatric babysitter colf pasticcer bracciant redattric restaurator apicolt vendemmiat raccoglitor gommist
  farmacêutic doméstic diarist talhant desenhist bolseir autônom autónom vindimad tratorist marinh pescador frentist
  bezorg tandarts serveerst afwass promovend krantenbezorg schoonmak tuinhulp stukadoor zzp-er wijkagent
  farmaceut przedszkolan niania kreślar adiunkt hostess ankieter roznosiciel zbieracz pomocnik
  rörmokar sjukgymnast ritare formgiv tidningsbud bärplock växtodl
  duvarcı tesisatçı elektrikçi tornacı tamirci hasta-bakıcı bakıcı bulaşıkçı pastacı ustabaşı formen resepsiyon çoban kaportacı
`

/** Endings of compound words, in German, Dutch and Swedish. */
export const TITLE_ENDS = `
  leiter leiterin leitung leitende arbeiter arbeiterin pfleger pflegerin pflegehelfer helfer helferin fahrer fahrerin führer führerin verkäufer verkäuferin berater
  beraterin betreuer betreuerin bauer bäuerin macher macherin meister meisterin händler händlerin vertreter vertreterin sanitäter schaffner angestellte angestellter
  fachkraft kraft kaufmann kauffrau mann frau techniker technikerin mechaniker mechanikerin schlosser leger legerin bearbeiter bearbeiterin lehrer lehrerin wart
  wächter assistent assistentin referent referentin prüfer prüferin planer planerin gestalter gestalterin binder setzer stecher reiniger dienstleister trainer
  manager ingenieur ingenieurin inspektor beauftragte beauftragter sekretär sekretärin hilfe aushilfe koch köchin arzt ärztin anwalt anwältin schwester bruder
  praktikant praktikantin volontär student studentin werker werkerin monteur bediener steller zusteller begleiter begleiterin wirt wirtin pädagoge pädagogin
  medewerker medewerkster leider leidster begeleider begeleidster verzorger verpleger verpleegkundige adviseur bediende hulp kracht maker werker chauffeur monteur
  beheerder coördinator controleur directeur docent leraar juf meester hoofd verkoper verkoopster inkoper planner schilder zetter bewerker behandelaar
  ledare chef arbetare biträde skötare sköterska säljare förare tekniker ingenjör läkare lärare assistent konsult utvecklare rådgivare handläggare vakt montör
  operatör mästare planerare samordnare sekreterare terapeut sman teman värd värdinna instruktör inspektör
`
