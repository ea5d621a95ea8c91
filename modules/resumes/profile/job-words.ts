import { simplified } from './simplified.ts'
import { TITLE_ENDS, TITLE_STARTS } from './title-words.ts'

/** Beginnings or endings of words that name a job, in en de fr es it pt nl pl. */
const titleStems = `engineer developer manager director designer analyst consultant architect specialist assistant
  coordinator administrator nurse teacher tutor accountant trainee technician scientist researcher recruiter writer redaktör
  cook barista driver clerk cashier representative advisor adviser supervisor founder president programmer tester planner
  buyer operator mechanic electrician carpenter plumber therapist physician doctor lawyer paralegal secretary receptionist
  waiter waitress journalist librarian corrector correctora correcteur professeur physicist chemist biologist mathematician economist psychologist counsel counsellor counselor therapist nutritionist dietitian pharmacist statistician controller auditor producer translator photographer
  strategist marketer executive apprentice foreman surveyor midwife caretaker professor lecturer warehouse welder owner
  ingenieur entwickler leiter berater kaufmann kauffrau sachbearbeiter referent mitarbeiter praktikant werkstudent pfleger
  krankenschwester lehrer techniker verkäufer buchhalter assistent koordinator redakteur erzieher meister monteur
  ingénieur développeu chargé responsable directeur directrice gestionnaire conseill infirmi enseignant comptable stagiaire
  technicien vendeu rédact ingenier desarrollador jefe jefa gerente analista consultor enfermer profesor contable becari
  técnic vendedor encargad administrativ diseñador redactor ingegner sviluppator responsabile direttor impiegat infermier
  insegnante contabile tirocinante tecnico addett commess progettista desenvolvedor engenheir coordenador gestor
  estagiári enfermeir ontwikkelaar medewerker adviseur verpleegkundige docent boekhouder stagiair projectleider
  hairdresser stylist machinist firefighter musician instructor nanny boulang plombier cuisini serveu camarer camarier
  cajer panettier camerier padeir motorist kelner kierowc kucharz sprzedaw mechatroniker informatiker elektriker friseur
  apotheker apotek rechtsanwalt jurist advokat förbundsjurist notarie undersköterska sjuksköterska vårdbiträde butiksbiträde biträde projektchef platschef arbetsledare säljare utvecklare lärare läkare konsult snickare elektriker ekonom handläggare förskollärare kock servitör lagerarbetare truckförare montör tekniker ingenjör chaufför mühendis müdür uzman hemşire öğretmen doktor avukat muhasebe eleman sorumlu yönetici yazılımcı tekniker teknisyen geliştirici danışman stajyer garson aşçı şoför satış temsilci asistan editör mimar tasarımcı gazeteci eletric electricist elettricist elektryk médic medico dottor oficial encanador pedreir motorista professor médico chauffeur orderpicker vulploeg vormgever ontwerper illustrator górnik murarz spawacz magazynier opiekun fryzjer parrucchier acconciator geometra cuoca bilanzbuchhalter vorarbeiter elektroniker mechaniker schlosser maurer maler gärtner kraftfahrer fahrer lagerist disponent arzthelfer altenpfleger pflegefach erzieherin sozialarbeiter projektleit teamleit abteilungsleit geschäftsführ referendar volontär auszubildend azubi hilfskraft aushilfe kassierer commis coiffeu aide-soignant éducat animat assistant maçon menuisi électrici mécanici chauffagiste secrétaire juriste avocat médecin pharmacien architecte cheffe chef agent second maestro maestra docente camion electric cociner dependient limpiador auxiliar comercial delegad peluquer mecánic albañil abogad médic secretari operari monitor becari cuidador operai autista magazzinier segretari avvocat medic barist barman farmacist cuoc rzemieśl grafik apotheker rechtsanwalt architekt grafiker übersetzer schreiner tischler kellner bäcker
  teamleider inżynier programist kierownik specjalist analityk nauczyciel księgow stażyst dyrektor asystent doradca
  pielęgniar`
/** Words that name a job only as complete words. */
const titleWords = `mfa zfa pta mta oss ober kok vd militair grafica comercial commercial sócio polícia prácticas fireman chairman policeman fisherman workman cameraman handyman brandman leader dba devops dev-ops contributor member speaker chair placement post-doc postdoc modeller modeler ayudante kontraktor vikar praktyka praktik ustası görevlisi araştırmacı trustee sysadmin internship residency fellowship apprenticeship editor editors lead head chief officer intern agent partner associate chef cto ceo cfo coo vp sre qa pm hr po baker butcher farmer gardener
  tailor dancer artist actor pilot steward cleaner porter packer coach trainer guide host chauffeur koch arzt ärztin cuoco
  volunteer contractor freelancer employee mitarbeiter mitarbeiterin angestellter angestellte`

/** Legal forms and words that only organizations have in their names. */
const employerWords = `gmbh mbh ag kg ohg ug ev eg se ltd limited inc incorporated llc llp plc corp corporation company co sa
  laboratory laboratório laboratorio laboratoire sas sarl sasu sl slu srl spa snc bv nv vof as asa ab oy oyj aps a/s ltda eireli sp. s.a. s.l. s.p.a. s.r.l. b.v. n.v.
  z.o.o. gbr group holding holdings software systems technologies solutions services labs laboratories bank banco banque
  insurance university universität université universidad università universidade universiteit uniwersytet hospital klinik
  klinikum clinic clinique clínica school schule college institute institut instituto agency agence agencia council ministry
  city stadt ayuntamiento foundation stiftung fondation fundación logistics logistik retail media energy pharma partners
  consulting studio studios networks airlines airways press verlag werke werk industries hotel hotels restaurant airport
  museum theatre theater editorial editora éditions colegio cámara kammer handwerkskammer rettungswache residenza casa salone studio brasserie bistro salon refuge hôtel ferretería laboratorios bodegas biuro meble hurtownia kopalnia zakład przedsiębiorstwo sklep restauracja ziekenhuis verpleeghuis thuiszorg drukkerij uitzendbureau supermarkt bedrijf winkel region sjukhuset förbundet advokatfirman byrå hastane hastanesi merkezi fabrikası okulu unidade prefeitura supermercado supermercados farmácia ospedale comune azienda ristorante trust association organization organisation society club church kirche authority department dept
  council municipality kommun gemeinde región comune mairie startup market supermarket pharmacy apotheke praxis café cafe bakery factory
  fabrik farm corps army navy bundeswehr ejército esercito exército armée landmacht försvarsmakten wojsko airline university. gruppe groupe grupo gruppo şirketi belediyesi hastanesi üniversitesi sjukhus kommunen bolaget szpital firma verband cooperative credit union health care centre center`

/** Legal forms, which leave no doubt. */
const legalForms = `gmbh ggmbh e.k. e.g. s.c. sp.j. eurl eirl scop partg mbb s.n.c. s.a.s. c.a. hb kb stichting coop mbh ag kg ohg ug e.v. ev eg se ltd limited inc incorporated llc llp plc corp corporation sas sarl sasu sl slu
  srl spa snc bv nv vof asa oy oyj aps a/s ltda eireli s.a. s.l. s.p.a. s.r.l. b.v. n.v. z.o.o. gbr a.ş. şti. lda. pty pvt ab`

/** Arabic words for jobs and organizations, which may have the article. */
const arabicTitles = `محاسب محاسبة مهندس مهندسة معلم معلمة مدرس ممرض ممرضة طبيب طبيبة مدير مديرة رئيس رئيسة مبرمج مبرمجة مطور مطورة محلل محللة أخصائي أخصائية
  اخصائي مساعد مساعدة وكيل مشرف مشرفة منسق منسقة فني فنية سائق بائع بائعة كاتب محرر محررة مستشار مستشارة باحث باحثة مصمم مصممة متدرب متدربة عامل عاملة سكرتير سكرتيرة
  كاشير نجار سباك حداد صحفي صحفية مصور مصورة خباز خبازة حلاق مزارع مزارعة حارس شرطي محام مربية مربي استشاري استشارية مدخل مراقب مراقبة خياط خياطة مخرج مخرجة ممثل ممثلة
  بناء دهان لحام راعي صياد جزار بستاني حرفي خادمة جليسة مضيفة مضيف قابلة مسعف مدقق مفتش محقق قاض كاتبة محرر مذيع مذيعة موظف موظفة مندوب صيدلي صيدلانية نادل طباخ طاه قائد ضابط محامي محامية مترجم مترجمة مسؤول مسؤولة كهربائي ميكانيكي أمين`
const arabicOrganizations = `شركة مجموعة مكتب مستشفى بنك مصرف مؤسسة جامعة مدرسة مدارس مركز وزارة هيئة معهد جمعية كلية عيادة فندق مصنع متوسطة ثانوية دار بلدية مطعم صيدلية`
/** Chinese titles end, and names of organizations end, in these words. */
const chineseTitle =
  /(?:工程师|设计师|架构师|分析师|会计师?|律师|医师|药师|护师|护士长?|技师|教师|老师|厨师|讲师|摄影师|师傅|经理|主管|总监|总裁|主任|院长|校长|部长|组长|班长|店长|队长|科长|处长|负责人|专员|助理|助手|实习生|程序员|研究员|管理员|业务员|销售员?|客服|顾问|编辑|记者|翻译|医生|教授|出纳|文员|秘书|前台|司机|工人|操作员|技术员|质检员|采购员?|运营|开发|担当|经纪人|创始人|学徒|志愿者|家教|保安|警察|民警|导购|保姆|月嫂|农民|导游|博士后|代表|教练|主播|合伙人|村官|大副|厂长|[\p{Script=Han}]师|(?<!人|成|委|党|会|动|全)员|(?<!化|加|手|施|竣|职|分|轻|重|员|军)工)(?:[、，/（(]|$)/u
const chineseOrganization =
  /(?:公司|集团|医院|银行|大学|学院|学校|中学|小学|中心|研究院|研究所|设计院|事务所|工作室|协会|学会|基金会|科技|工厂|酒店|饭店|商场|超市|委员会|管理局|出版社|报社|电视台|诊所|药店|律所|厂|局|社)(?:[（(]|$)/u

const list = (text: string) => text.trim().split(/\s+/)
const arabicTitleWords = new Set(list(arabicTitles))
const arabicOrganizationWords = new Set(list(arabicOrganizations))
/** The first word, without the article. */
const startsWith = (words: Set<string>, text: string) => {
  const first = /^\p{Script=Arabic}+/u.exec(text.trim())?.[0] ?? ''
  return words.has(first) || words.has(first.replace(/^ال/, ''))
}
const stems = new RegExp(`(${list(titleStems).join('|')})`, 'iu')
/** Hyphens in a beginning stand for spaces or hyphens. */
const beginnings = new Set(list(TITLE_STARTS).map(word => word.replaceAll('-', ' ')))
const endings = new Set(list(TITLE_ENDS))
const lengthsOf = (words: Set<string>) => [...new Set([...words].map(word => word.length))].sort((x, y) => x - y)
const [beginningLengths, endingLengths] = [lengthsOf(beginnings), lengthsOf(endings)]

/** Longer texts are no titles. */
const LONGEST_TITLE = 300

/** Words for things and fields that begin like those for people: a technolog in Polish, a geometra in Italian, a matemático in Spanish. */
const NO_TITLE =
  /^(?:\p{L}{2,12}olog(?:y|ies|ics?|ical|ien?|i[aą]|ías?|iques?|icz\p{L}{1,4}|iche?|ic[oa]s?)|geometr(?:y|ics?|ie)|mat[eé]m[aá]tica?s?|mathemati(?:cs|k|ques?)|veterans?|carabinieri|polismyndigheten|brandweer|lebenshilfe|feuerwehr)$/u

/** Whether a word of a text begins or ends like the name of a job. Looks prefixes up instead of trying thousands of alternatives. */
function hasTitleWord(text: string): boolean {
  const plain = text
    .slice(0, LONGEST_TITLE)
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/-/g, ' ')
  for (const { 0: word, index } of plain.matchAll(/\p{L}+/gu)) {
    if (NO_TITLE.test(word)) continue
    if (beginningLengths.some(length => beginnings.has(plain.slice(index, index + length)))) return true
    if (endingLengths.some(length => word.length >= length + 2 && endings.has(word.slice(-length)))) return true
  }
  return false
}
const alone = new RegExp(`(?<![\\p{L}])(${list(titleWords).join('|')})(?![\\p{L}])`, 'iu')
const employers = new Set(list(employerWords))
const forms = new Set(list(legalForms))

/** Whether a phrase names a job. */
export function namesJob(text: string): boolean {
  return (
    hasTitleWord(text) ||
    stems.test(text) ||
    alone.test(text) ||
    chineseTitle.test(simplified(text)) ||
    startsWith(arabicTitleWords, text)
  )
}

/** Whether a phrase ends in or contains a legal form of companies, such as "GmbH". */
export function hasLegalForm(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s,()&]+/)
    .some((word, index) => index > 0 && (forms.has(word) || forms.has(word.replace(/\.$/, ''))))
}

/** In small letters, as in "embedded software", these are what somebody works with, and no part of a name. */
const GENERIC = new Set(
  'software systems technologies solutions services labs laboratories media energy retail consulting networks group groups partners insurance logistics pharma industries health care market bank hospital school city press'.split(
    ' ',
  ),
)

/** Whether a phrase contains a word that only organizations have in their names. */
export function namesOrganization(text: string): boolean {
  return (
    text
      .split(/[\s,()]+/)
      .some(word => employers.has(word.toLowerCase()) && !(/^\p{Ll}/u.test(word) && GENERIC.has(word))) ||
    chineseOrganization.test(simplified(text)) ||
    startsWith(arabicOrganizationWords, text)
  )
}

const breakWords =
  /(?<!\p{L})(?:career break|gap year|sabbatical|parental leave|maternity|paternity|unemployed|travell?ing|travel|(?:family|childcare) (?:break|time|leave|care)|raising (?:my |our |a )?(?:children|kids|family)|elternzeit|familien(?:zeit|phase)|erziehungs(?:zeit|urlaub)|kindererziehung|hausfrau|sabbatjahr|stay[- ]at[- ]home|mutterschutz|arbeitss?uchend|tussenperiode|arbeitslos|familienpause|weltreise|congé (?:parental|sabbatique|maternité)|(?:femme|mère|père) au foyer|ama de casa|cuidado de (?:mis )?hijos|casalinga|dona de casa|huisvrouw|opieka nad (?:dzieckiem|dziećmi)|hemmafru|recherche d['’]emploi|convalescence|excedencia|baja (?:maternal|por)|desemplead[oa]|aspettativa|maternità|disoccupa|licença|desempregad|ouderschapsverlof|wereldreis|urlop|przerwa|föräldraledig|congé pour|stood down|furlough(?:ed)?|laid off|made redundant|kurzarbeit|chômage partiel|cassa integrazione|permitterad|hemma med|tjänstledig|doğum|askerlik|iş ara|إجازة|الخدمة العسكرية)|产假|育儿|待业|休假|生育/iu

/** Time without employment: neither a position nor experience. */
export function namesBreak(text: string): boolean {
  return breakWords.test(text) && !namesJob(text)
}

const selfEmployment =
  /freelanc|self[- ]employed|freiberuf|selbst(?:st)?ändig|autónom|autônom|indépendant|libero profession|zzp|samozatrud|własna działalność|egenföretagare|serbest|لحسابي|自由职业|自雇/i

/** Whether a text says that somebody works for themselves: "Freelance", "freiberuflich". */
export const namesSelfEmployment = (text: string): boolean => selfEmployment.test(simplified(text))
