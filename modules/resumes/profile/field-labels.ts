import { findRange } from './dates.ts'
import { namesSchool } from './education-words.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { withInlineLabels } from './inline-labels.ts'
import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'

/** What a label of a form or the head of a table column says about its content. */
export type LabelledRole = 'title' | 'employer' | 'school' | 'degree' | 'dates' | 'place' | 'remark'

const list = (text: string) =>
  text
    .split('|')
    .map(word => word.trim())
    .filter(Boolean)

/** Labels of forms such as the Europass, and heads of table columns, in all languages together. */
const labels: Record<LabelledRole, string[]> = {
  title:
    list(`beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado|lavoro o posizione ricoperti|lavoro o posizione ricoperta|função ou cargo ocupado|functie of beroep|beroep of functie|zawód lub zajmowane stanowisko|wykonywany zawód lub zajmowane stanowisko|yrke eller befattning|meslek veya görev|ausgeübter beruf|position / funktion|stellung|position|position held|rolle|rol|papel|occupation or position held|job title|title|role|designation|post|funktion|beruf|tätigkeit|stelle|tätigkeit als|beruf oder funktion|ausgeübte tätigkeit|
    poste|fonction|fonction ou poste occupé|poste occupé|intitulé du poste|cargo|enquadramento funcional|cargo ou função|puesto|profesión o cargo desempeñado|cargo o puesto|ocupación|posizione|mansione|ruolo|qualifica ricoperta|tipo di impiego|lavoro o posizione ricoperti|
    função|cargo ou função|função ou cargo ocupado|profissão|functie|beroep|stanowisko|zajmowane stanowisko|wykonywany zawód|befattning|tjänst|roll|görev|görevi|pozisyon|unvan|ünvan|
    المسمى الوظيفي|الوظيفة|المنصب|الدور|职务|职位|岗位|担任职务`),
  employer:
    list(`name und adresse des arbeitgebers|nom et adresse de l'employeur|nombre y dirección de la empresa o empleador|nombre y dirección del empleador|nome e indirizzo del datore di lavoro|nome e morada do empregador|naam en adres van werkgever|nazwa i adres pracodawcy|arbetsgivarens namn och adress|işverenin adı ve adresi|arbeitgeber und ort|arbeitgeberin|employer|company|client|customer|kunde|auftraggeber|cliente|klant|opdrachtgever|klient|kund|uppdragsgivare|müşteri|organisation|organization|name of employer|name and address of employer|institution|firm|arbeitgeber|firma|unternehmen|betrieb|name und adresse des arbeitgebers|
    employeur|entreprise|société|nom et adresse de l'employeur|organisme|empresa|empleador|nombre y dirección de la empresa|entidad|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|azienda|
    entidade empregadora|nome e endereço do empregador|empregador|werkgever|bedrijf|organisatie|naam en adres van de werkgever|pracodawca|firma|nazwa i adres pracodawcy|arbetsgivare|företag|kurum|şirket|işveren|firma adı|
    جهة العمل|الشركة|صاحب العمل|المؤسسة|工作单位|单位|公司|单位名称|公司名称`),
  school:
    list(`name und art der bildungs- oder ausbildungseinrichtung|name und art der bildungs- und ausbildungseinrichtung|nom et type de l'établissement d'enseignement ou de formation|nombre y tipo del centro de estudios|nombre y tipo de organización que ha impartido la educación o la formación|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|nome e tipo di istituto di istruzione o formazione|nome e tipo da organização de ensino ou formação|naam en soort onderwijs- of opleidingsinstelling|nazwa i typ organizacji zapewniającej kształcenie i szkolenie|nazwa i rodzaj organizacji|utbildningsanordnarens namn och typ|eğitim ve öğretim veren kurumun adı|school|university|name of school|college|institution name|name and type of organisation providing education and training|schule|hochschule|bildungseinrichtung|name und art der bildungseinrichtung|établissement|école|
    nom et type de l'établissement|centro|centro educativo|centro de estudios|institución|institución educativa|instituição de ensino|escuela|escola|universidad|istituto|nome e tipo di istituto di istruzione o formazione|ente|instituição|nome e tipo da organização de ensino ou formação|instelling|naam instelling|
    szkoła|uczelnia|nazwa uczelni|nazwa i typ organizacji|skola|lärosäte|okul|üniversite|الجهة|الجامعة|المدرسة|学校|院校|毕业院校|学校名称`),
  degree:
    list(`erworbene qualifikation|bezeichnung der erworbenen qualifikation|intitulé du certificat ou diplôme délivré|título de la cualificación obtenida|titolo della qualifica rilasciata|designação da qualificação atribuída|naam van het diploma|naam van het diploma of certificaat|nazwa uzyskanych kwalifikacji|uzyskany tytuł|kvalifikation|alınan diploma|degree|qualification|title of qualification awarded|course|programme|abschluss|angestrebter abschluss|voraussichtlicher abschluss|erreichter abschluss|schulabschluss|studiengang|expected degree|diplôme préparé|diplôme visé|diplôme obtenu|título obtenido|título previsto|titolo conseguito|bezeichnung der erworbenen qualifikation|diplôme|intitulé du certificat ou diplôme délivré|titre|titulación|título|título de la cualificación obtenida|
    ausbildung|weiterbildung|aus- und weiterbildung|qualifica conseguita|titolo della qualifica rilasciata|titolo di studio|diploma|titolo|curso|designação da qualificação atribuída|grau|opleiding|naam van het behaalde certificaat of diploma|kierunek|uzyskane kwalifikacje|tytuł|
    program|examen|bölüm|derece|المؤهل|التخصص|الدرجة|الشهادة|الدورة|专业与学历|专业|学历|学位`),
  dates:
    list(`intervallo temporale|arco temporale|zeitspanne|laps de temps|intervalo de tiempo|datum (von-bis)|datum (von - bis)|dates (de - à)|dates (à partir de - à)|fechas (de - a)|fecha (de - a)|datas (de - até)|datum (van - tot)|data (van - tot)|daty (od - do)|datum (från - till)|data (od - do)|tarih (den - e)|dates?|period|from|from - to|dates (from - to)|duration|years?|time|zeitraum|datum|dauer|jahr|daten|von - bis|période|dates|durée|année|fechas?|periodo|período|años?|date|data|periodo|date (da - a)|anno|datas|ano|
    periode|jaar|data|okres|daty|lata|tid|period|år|tarih|tarihler|dönem|yıl|işe giriş-çıkış|giriş-çıkış|çalışma süresi|الفترة|التاريخ|المدة|السنة|من - إلى|起止时间|时间|起止年月|日期`),
  place: list(
    `location|place|city|town|ort|lieu|ville|lugar|ciudad|luogo|sede|città|local|localidade|plaats|miejsce|miejscowość|ort|yer|şehir|المكان|المدينة|地点|城市`,
  ),
  remark:
    list(`tätigkeitsbereich oder branche|type ou secteur d'activité|tipo de empresa o sector|tipo di attività o settore|tipo de empresa ou sector|soort bedrijf of sector|rodzaj działalności lub sektor|typ av verksamhet eller sektor|wichtigste tätigkeiten und zuständigkeiten|principales activités et responsabilités|funciones y responsabilidades principales|principali attività e responsabilità|principali mansioni e responsabilità|principais atividades e responsabilidades|principais actividades e responsabilidades|voornaamste werkzaamheden en verantwoordelijkheden|główne zadania i obowiązki|główne czynności i odpowiedzialność|huvudsakliga arbetsuppgifter|hauptfächer|hauptfächer/berufliche fähigkeiten|principales matières|principales matières/compétences professionnelles couvertes|principales materias|principali tematiche|principali tematiche/competenze professionali possedute|principali materie / abilità professionali oggetto dello studio|principais disciplinas|principais disciplinas/competências profissionais|voornaamste vakken|główne przedmioty|huvudsakliga ämnen|principal subjects|principal subjects/occupational skills covered|level in national or international classification|livello nella classificazione nazionale|livello nella classificazione nazionale o internazionale|stufe der nationalen oder internationalen klassifikation|niveau dans la classification nationale ou internationale|nivel en la clasificación nacional|bezeichnung des engagements|technologies|tools|environment|technologien|technologie|umgebung|werkzeuge|outils|environnement technique|tecnologías|tecnologie|tecnologias|technieken|narzędzia|aufgabe|
    principali attività e responsabilità|funciones y responsabilidades principales|principais actividades e responsabilidades|type of business|type of business or sector|main activities and responsibilities|main activities|responsibilities|tasks|description|duties|level in national classification|grade|tätigkeitsbereich oder branche|
    wichtigste tätigkeiten und zuständigkeiten|aufgaben|branche|beschreibung|note|activités|principales activités et responsabilités|type ou secteur d'activité|missions|description|secteur|mention|tareas|tipo de empresa o sector|
    principales actividades y responsabilidades|funciones|descripción|principali attività|principali mansioni e responsabilità|tipo di azienda o settore|tipo di attività o settore|settore|principali materie|voto|mansioni svolte|
    tipo de empresa ou setor|principais atividades e responsabilidades|tarefas|vínculo|carga horária|regime|outras informações|taken|werkzaamheden|omschrijving|obowiązki|zakres obowiązków|opis|główne czynności|arbetsuppgifter|beskrivning|açıklama|görev tanımı|sorumluluklar|ayrılma nedeni|ayrılış nedeni|austrittsgrund|reason for leaving|motivo de salida|motif de départ|
    المهام|الوصف|主要工作|工作内容|职责|备注`),
}

/** Heads of table columns that say nothing as labels in front of a text: "Class: year 4" is no degree. */
const tableHeads: Partial<Record<LabelledRole, string[]>> = {
  school: list(
    `institute|institute name|name of institute|name of institution|name of the institution|name of the institute|school/college|college/school|institute/school|institute/college|college/institute|school/institute|college/university|university/college|school/university|university/institute|institute/university|name of school/college|educational institution|academic institution|schule/hochschule|école/université|escuela/universidad`,
  ),
  degree: list(
    `examination|exam|examination passed|class|standard|class/degree|degree/class|degree/examination|examination/degree|degree/certificate|certificate/degree|degree/diploma|course/degree|degree/course|course/class|course of study|educational qualification|academic qualification|qualifications|level of education|degree program|degree programme|abschluss/studiengang|diplôme/formation`,
  ),
  dates: list(
    `year of passing|passing year|year of completion|completion year|year of graduation|graduation year|year(s)|yop|academic year|year passed|passed in|completed in|session|year of award|abschlussjahr|année d'obtention|año de graduación|año de egreso|ano de conclusão|anno di conseguimento`,
  ),
  remark: list(
    `board|board/university|university/board|board / university|examining board|awarding body|affiliated to|cgpa|cpi|spi|gpa|sgpa|%|% marks|marks|marks (%)|marks %|% of marks|percentage|percentage (%)|percentage/cgpa|cgpa/percentage|cgpa/%|cpi/%|gpa/%|%/cgpa|%/cpi|cgpa / percentage|aggregate|aggregate %|score|scores|result|results|division|class obtained|grade/percentage|performance|gesamtnote|abschlussnote|moyenne|promedio|calificación|média|nota|nota final|votazione`,
  ),
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/̇/g, '')
    .replace(/[‒–—―]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const rolesIn = (lists: Partial<Record<LabelledRole, string[]>>) =>
  new Map(
    (Object.keys(lists) as LabelledRole[]).flatMap(role => lists[role]!.map(label => [fold(label), role] as const)),
  )
const roleOfLabel = rolesIn(labels)
const roleOfTableHead = rolesIn(tableHeads)
const LONGEST_LABEL = 70
/** Labels of several words need no colon: "Nome del datore di lavoro Casa di Cura". */
const longLabels = [...roleOfLabel.keys()]
  .filter(label => label.includes(' ') && label.length > 11)
  .sort((a, b) => b.length - a.length)

/** What a label says, with or without its colon; null if nobody knows it. */
const roleOfName = (text: string): LabelledRole | null =>
  text.length > LONGEST_LABEL ? null : (roleOfLabel.get(fold(text.replace(/[:：]\s*$/, ''))) ?? null)

/** A line whose cells, between tabs, have known roles. */
export type LabelledLine = Line & { roles: (LabelledRole | null)[] }

function withoutLabel(line: Line): LabelledLine | null {
  const bullet = isBullet(line.text) ? line.text.length - withoutBullet(line.text).length : 0
  const text = line.text.slice(bullet)
  const separated = /^([^\t:：]{2,70})(?:[:：]\s*|\t)(?=\S)/.exec(text)
  const separatedRole = separated && roleOfName(separated[1]!)
  const folded = fold(text.slice(0, LONGEST_LABEL + 1))
  // A label that fills its cell is complete: "Main activities and duties" is not "Main activities".
  const isCell = separated !== null && separated[0].endsWith('\t')
  const long = separatedRole || isCell ? undefined : longLabels.find(label => folded.startsWith(`${label} `))
  const role = separatedRole ?? (long && roleOfLabel.get(long))
  if (!role) return null
  const cut = bullet + (separatedRole ? separated[0].length : long!.length + 1)
  return { ...line, text: line.text.slice(cut), start: line.start + cut, roles: [role] }
}

const EXAMINES = /^\s*universit/i

/** The roles of a table's columns, from its first row; null if the line is not such a row. */
function columnRoles(line: Line): (LabelledRole | null)[] | null {
  const cells = line.text.split('\t')
  if (cells.length < 2) return null
  const roles = cells.map(cell => roleOfName(cell) ?? roleOfTableHead.get(fold(cell)) ?? null)
  if (roles.filter(Boolean).length < Math.max(2, cells.length - 1)) return null
  // The university that examines is not the school that somebody went to, if both have a column.
  const schools = roles.filter(role => role === 'school').length
  return schools < 2 ? roles : roles.map((role, at) => (EXAMINES.test(cells[at]!) ? 'remark' : role))
}

/** Whether a line is the head of a table, such as "Period", "Degree", "School". */
export const isTableHead = (line: Line) => columnRoles(line) !== null

/** The first cell of a line that has more cells. */
const labelCell = ({ text }: Line) =>
  fold(withoutBullet(/^([^\t]{2,70})\t(?=\S)/.exec(text)?.[1] ?? '').replace(/[:：]\s*$/, ''))

/** As many labelled lines make a form. */
const FEWEST_LABELLED = 3

const namesSomething = (text: string) => namesJob(text) || namesOrganization(text) || namesSchool(text)

/**
 * Labels of a form that nobody knows: first cells that occur more than once. What they introduce is a remark, unless most of it names a
 * job, an organization or a school.
 */
function unknownLabels(lines: Line[]): Map<string, LabelledRole | null> {
  const labelled = lines.map(line => ({ line, label: labelCell(line) })).filter(({ label }) => /\p{L}{3}/u.test(label))
  if (labelled.filter(({ label }) => roleOfLabel.has(label)).length < FEWEST_LABELLED) return new Map()
  const contents = new Map<string, string[]>()
  for (const { line, label } of labelled)
    if (!roleOfLabel.has(label) && !/\d/.test(label))
      (contents.get(label) ?? contents.set(label, []).get(label)!).push(line.text.slice(line.text.indexOf('\t') + 1))
  return new Map(
    [...contents]
      .filter(([, texts]) => texts.length > 1)
      .map(([label, texts]) => [label, texts.filter(namesSomething).length >= texts.length / 2 ? null : 'remark']),
  )
}

const LONGEST_HEADER = 110

const isDatedHeader = ({ text }: Line) =>
  text.length <= LONGEST_HEADER && !isBullet(text) && !/[.;]\s*$/.test(text) && findRange(text) !== null

/** A remark may go on in lines without a label, as long as a further label follows. */
function withLongRemarks(lines: (Line | LabelledLine)[]): (Line | LabelledLine)[] {
  const isLabelled = (line: Line | LabelledLine): line is LabelledLine => 'roles' in line
  const last = lines.findLastIndex(isLabelled)
  const areDatesLabelled = lines.some(line => isLabelled(line) && line.roles.includes('dates'))
  let isRemark = false
  return lines.map((line, index) => {
    if (isLabelled(line)) isRemark = line.roles.length === 1 && line.roles[0] === 'remark'
    // A line with dates is the header of the next entry, if the dates have no label of their own.
    else if (!areDatesLabelled && isDatedHeader(line)) isRemark = false
    return isRemark && !isLabelled(line) && index < last ? { ...line, roles: ['remark'] } : line
  })
}

/** The same lines without labels, and table heads without text; what they said is in `roles`. */
export function withLabelledRoles(lines: Line[]): (Line | LabelledLine)[] {
  let columns: (LabelledRole | null)[] | null = null
  const unknown = unknownLabels(lines)
  const found: (Line | LabelledLine)[] = []
  for (const line of lines) {
    const head = columnRoles(line)
    if (head) {
      columns = head
      found.push({ ...line, text: '', roles: head })
      continue
    }
    const cells = line.text.split('\t').length
    if (columns && cells > 1 && cells <= columns.length) found.push({ ...line, roles: columns })
    else if (unknown.has(labelCell(line))) {
      const cut = line.text.indexOf('\t') + 1
      found.push({
        ...line,
        text: line.text.slice(cut),
        start: line.start + cut,
        roles: [unknown.get(labelCell(line))!],
      })
    } else found.push(withInlineLabels(line, roleOfName) ?? withoutLabel(line) ?? line)
  }
  return withLongRemarks(found)
}
