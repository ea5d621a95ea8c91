import { describe, expect, it } from 'vitest'
import { concept, CONCEPT_IDS, shows } from './library.ts'
import { mentions } from './mentions.ts'

const named = (text: string) => mentions(text).map(mention => mention.concept)

describe('the concept library', () => {
  it('has more than 600 concepts, and every broader concept exists', () => {
    expect(CONCEPT_IDS.length).toBeGreaterThan(600)
    for (const id of CONCEPT_IDS) for (const broader of shows(id)) expect(concept(broader), broader).toBeDefined()
  })

  it('finds alternative names in several languages and prefers the longest', () => {
    expect(named('Built services in Node.js with Postgres on k8s')).toEqual(['node.js', 'postgresql', 'kubernetes'])
    expect(named('Booked goods receipts in SAP EWM')).toContain('sap')
    expect(named('Relationale Datenbanken')).toContain('relational databases')
    expect(named('Level 2 Safeguarding Children, 2025')).toContain('safeguarding certificate')
    expect(named('Gabelstapler gefahren und Kommissionierung')).toEqual(['forklift', 'order picking'])
    expect(named('Ruby on Rails')).toEqual(['ruby on rails'])
    // Spanish "tráiler" drives one, English "trailers" are loaded.
    expect(named('Unloaded trailers')).not.toContain('truck driving')
    expect(named('Conductor de tráiler')).toContain('articulated lorry driving')
    // An elided article is no part of a name, unless the name has it.
    expect(mentions("Connaissance d'Excel")).toMatchObject([{ concept: 'excel', start: 15, end: 20 }])
    expect(named('Expérience d’enseignement')).toContain('teaching')
    expect(named("Diplôme d'État d'infirmier")).toEqual(['nursing registration'])
    expect(named('Führerschein, atención al cliente')).toEqual(['driving licence', 'customer service'])
  })

  it.each(
    `over above like likes post early late will customer return policy feed short flat matter senior pass far fat gate mentioned
     permission personas eso creo soll sollte weg baum listen fliegen brother barbara`.split(/\s+/u),
  )('does not take the everyday word "%s" for work', word => {
    expect(named(word)).toEqual([])
  })

  it('knows the form of a word that means something else', () => {
    expect(named('customs')).toEqual(['customs'])
    expect(named('Custom parts for customers')).not.toContain('customs')
    expect(named('Mentored two juniors')).toContain('mentoring')
    expect(named('Team organisation and organization')).toEqual(named('Team organization and organisation'))
  })

  it('knows whole fields of work, and what is named in them', () => {
    expect(named('Ten years in logistics')).toEqual(['logistics work', 'logistics'])
    expect(shows('warehouse work')).toContain('logistics work')
    expect(named('Jahre in der Pflege')).toContain('care field')
    expect(named('Pflege der Datenbank')).not.toContain('care field')
  })

  it('does not confuse everyday words with technologies', () => {
    expect(named('I excel at what I go for and react to it in spring.')).toEqual([])
    expect(named('Go to the express desk. Excel in it.')).toEqual([])
    expect(named('Look at the docks, drive it till 10 minutes past.')).toEqual([])
    expect(named('Wrote it in Go and used Excel, React and R')).toEqual(['go language', 'excel', 'react', 'r language'])
    expect(named('Go, Rust, SQL')).toEqual(['go language', 'rust', 'sql'])
  })

  it('reads numbers in names, and knows the work of an occupation by its title', () => {
    expect(named('Seven department heads answer to me')).toContain('team leadership')
    expect(named('Rota for six people')).toContain('team leadership')
    expect(named('Team of 2019')).not.toContain('team leadership')
    expect(named('Busfahrer')).toContain('bus driving')
    expect(named('Sage-femme')).toContain('midwifery')
  })

  it('concepts with one meaning imply each other', () => {
    expect(shows('records management')).toContain('filing')
    expect(shows('filing')).toContain('records management')
  })

  it('a narrower concept implies the broader one, not the other way around', () => {
    expect(shows('next.js')).toContain('javascript')
    expect(shows('javascript')).not.toContain('react')
  })
})
