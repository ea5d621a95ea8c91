import { describe, expect, it } from 'vitest'
import { needsOf } from './needs.ts'
import type { Term } from './parts.ts'

const parts = (requirement: string) => needsOf(requirement).parts
/** Alternatives are separated by "|". */
const labels = (requirement: string) => parts(requirement).map(({ any }) => any.map(({ label }) => label).join(' | '))
const term = (requirement: string): Term => parts(requirement)[0]!.any[0]!

describe('the parts of a requirement', () => {
  it.each<[string, string[]]>([
    ['Kafka', ['Kafka']],
    ['Kafka and Docker', ['Kafka', 'Docker']],
    ['Kafka or Docker', ['Kafka | Docker']],
    ['Kafka/Docker', ['Kafka | Docker']],
    ['Kafka, Docker and Python', ['Kafka', 'Docker', 'Python']],
    ['Kafka, Docker or Python', ['Kafka | Docker | Python']],
    ['Kafka or Docker, Python', ['Kafka | Docker | Python']],
    ['Kafka oder Docker', ['Kafka | Docker']],
    ['Kafka und Docker', ['Kafka', 'Docker']],
    ['Kafka et Docker', ['Kafka', 'Docker']],
    ['Kafka o Docker', ['Kafka | Docker']],
    ['Kafka; Docker', ['Kafka', 'Docker']],
    ['Virtualization (VMware)', ['Virtualization | VMware']],
    ['Databases such as PostgreSQL', ['Databases | PostgreSQL']],
    ['Kafka, especially Docker', ['Kafka | Docker']],
    ['Kafka or Docker, and Python', ['Kafka | Docker', 'Python']],
    ['Kafka or experience', ['Kafka']],
    ['Kafka 3 and Docker', ['Kafka 3', 'Docker']],
    ['Kafka and 5 clusters of Docker', ['Kafka', '5 clusters of Docker']],
    ['Kafka on 3 servers or 4 kinds of Docker', ['Kafka on 3 servers | 4 kinds of Docker']],
    ['Kafka 3 or Docker 4', ['Kafka 3 | Docker 4']],
    ['Kafka XQFB and Kafka XQFC', ['Kafka XQFB', 'Kafka XQFC']],
    // The same thing is asked for once.
    ['Kafka and Kafka', ['Kafka']],
    // "4 or 5 stars"
    ['Hotels with 4 or 5 stars', ['Hotels with 4 or 5 stars']],
    // A name with a connector in it is one thing.
    ['Health and safety', ['Health and safety']],
    ['Research and development', ['Research and development']],
    ['Health and safety, Kafka', ['Health and safety', 'Kafka']],
    // The list says what the heading means.
    ['Security: Kafka, Docker and Python', ['Kafka', 'Docker', 'Python']],
    // Two activities with one object.
    ['Reading and updating wiring diagrams', ['Reading and updating wiring diagrams']],
    ['Reading, updating and checking wiring diagrams', ['Reading, updating and checking wiring diagrams']],
    [
      'Kafka, reading, updating and checking wiring diagrams',
      ['Kafka', 'reading, updating and checking wiring diagrams'],
    ],
    ['Reading, welding and checking wiring diagrams', ['welding', 'checking wiring diagrams']],
    ['Kafka, reading and updating wiring diagrams', ['Kafka', 'reading and updating wiring diagrams']],
    ['Skills in reading and updating wiring diagrams', ['Skills in reading and updating wiring diagrams']],
    ['Zorbing and updating wiring diagrams', ['Zorbing and updating wiring diagrams']],
    ['Welding and reading wiring diagrams', ['Welding', 'reading wiring diagrams']],
    // An alternative counts, even if only its words are known.
    ['Zorbing or welding', ['Zorbing | welding']],
    ['Welding or zorbing', ['Welding | zorbing']],
    ['Welding and zorbing', ['Welding']],
    ['Interpretación consecutiva o de enlace', ['Interpretación consecutiva']],
    // Only words.
    ['Zorbing on glaciers', ['Zorbing on glaciers']],
    ['Experience', []],
    ['', []],
  ])('"%s"', (requirement, expected) => {
    expect(labels(requirement)).toEqual(expected)
  })

  it('are named after all of their alternatives', () => {
    expect(parts('Kafka, Docker or Python').map(({ label }) => label)).toEqual(['Kafka / Docker / Python'])
  })

  it('with only words have each word once', () => {
    expect(parts(' Zorbing on glaciers ')[0]!.label).toBe('Zorbing on glaciers')
    expect(term(' Zorbing and zorbing on glaciers ')).toEqual({
      label: 'Zorbing and zorbing on glaciers',
      concepts: [],
      names: [],
      words: ['zorb', 'glaci'],
      narrowing: [],
    })
  })
})

describe('a term', () => {
  it.each<[string, Partial<Term>]>([
    ['Experience with forklifts', { concepts: [['forklift']], names: [], words: [] }],
    // Names that no concept covers.
    ['XQFB certification', { names: ['xqfb'], words: [] }],
    ['QZ2 licence', { names: ['qz2'] }],
    ['Q2Z licence', { names: ['q2z'] }],
    ['Zorb4life', { names: ['zorb4life'] }],
    ['XUK licence', { names: ['xuk'] }],
    ['UKX licence', { names: ['ukx'] }],
    ['iXQFB', { names: [] }],
    ['XQfb', { names: [] }],
    ['ZorbSpot', { names: ['zorbspot'], words: [] }],
    ['Work in the UK with zorbs', { names: [], words: ['uk', 'zorb'] }],
    ['Zorbing at B2', { names: [] }],
    // Other words.
    ['Forklift driving on glaciers', { words: ['glaci'], narrowing: [] }],
    ['Glacier welding', { concepts: [['welding']], words: ['glaci'], narrowing: ['glaci'] }],
    ['Welding glacier', { concepts: [['welding']], words: ['glaci'], narrowing: [] }],
    ['Soldadura glacial', { concepts: [['welding']], words: ['glacial'], narrowing: [] }],
    ['Soldadura corporativa', { concepts: [['welding']], words: ['corporativa'], narrowing: ['corporativa'] }],
    ['5 zorbs', { words: ['zorb'] }],
    ['24/7 zorbing', { words: ['zorb'] }],
    ['Zorbing-Erfahrung', { words: ['zorb'] }],
    ['Zorbing (indoor) glaciers', { label: 'Zorbing (indoor) glaciers', words: ['zorb', 'indo', 'glaci'] }],
    ['iPhone repair', { names: [], words: ['iphon', 'repair'] }],
    ['Opening hotels', { concepts: [['hotel setting']], words: ['open'], narrowing: ['open'] }],
    ['React with JavaScript', { concepts: [['javascript']], words: ['react'], narrowing: [] }],
    ['Zorbingkenntnisse', { words: ['zorb'] }],
    ['Zorbingerfahrung', { words: ['zorb'] }],
    ['L’zorbing', { words: ['zorb'] }],
    ['Qu’zorbing', { words: ['zorb'] }],
    ['Good knowledge of zorbing', { words: ['zorb'] }],
    // A product is asked for by its name.
    ['Tableau', { concepts: [['tableau']] }],
    // A task is meant where no certificate is named.
    ['Knowledge of allergens', { concepts: [['allergen management']] }],
  ])('"%s": %o', (requirement, expected) => {
    expect(term(requirement)).toMatchObject(expected)
  })

  it.each<[string, string[][]]>([
    // What one name implies adds nothing to it.
    ['Experience in a Michelin-starred kitchen', [['fine dining']]],
    ['TIG welding of pipes, welding', [['tig welding'], ['pipe welding']]],
    ['US GAAP reporting', [['us gaap']]],
    ['Reporting', [['reporting']]],
    ['Mentoring', [['mentoring']]],
    ['GDPR', [['gdpr']]],
    ['Dashboards in Tableau', [['tableau']]],
    // Where a fact is true does not matter.
    ['Able to travel between sites', [['travel readiness']]],
    ['Own car for visits to care homes', [['own vehicle']]],
    // A word that names a certificate and a task.
    ['Knowledge of food hygiene', [['food safety']]],
    ['Knowledge of food hygiene and a zorbing certificate', [['food safety']]],
    ['Kafka certificate', [['kafka']]],
    ['Food hygiene certificate', [['food hygiene certificate']]],
    ['Forklift', [['forklift']]],
    ['Forklift licence', [['forklift licence']]],
    // Things that are named together.
    ['Leading volunteers in a hospital', [['team leadership'], ['volunteering'], ['hospital']]],
    ['Opening a new restaurant', [['opening of new sites', 'lead generation'], ['restaurant setting']]],
    ['Reading, updating and checking wiring diagrams', [['electrical drawings', 'technical drawing reading']]],
  ])('"%s" is %o', (requirement, expected) => {
    expect(term(requirement).concepts).toEqual(expected)
  })

  it('has no closing bracket of a segment before', () => {
    expect(labels('Virtualization (VMware)')).toEqual(['Virtualization | VMware'])
    expect(labels('Driving (class B) licence').join()).toContain('class B')
  })
})
