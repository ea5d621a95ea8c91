import type { DemoJob } from './jobs.ts'

/** The progress of an application in the demonstration. */
type DemoStage =
  | 'applied'
  | 'invited'
  | 'interviewed'
  | 'proposed'
  | 'booked'
  | 'offer'
  | 'hired'
  | 'rejected'
  | 'withdrawn'

export interface DemoPerson {
  readonly name: string
  readonly city: string
  readonly zone: string
  readonly job: DemoJob['key']
  /** 0 is the closest match to the job. */
  readonly tier: 0 | 1 | 2
  readonly stage: DemoStage
  /** Days since they applied. */
  readonly days: number
}

export const person = (
  name: string,
  city: string,
  zone: string,
  job: DemoJob['key'],
  tier: 0 | 1 | 2,
  stage: DemoStage,
  days: number,
): DemoPerson => ({ name, city, zone, job, tier, stage, days })

export const demoPeople: readonly DemoPerson[] = [
  person('Noor Haddad', 'Beirut', 'Asia/Beirut', 'engineer', 0, 'interviewed', 8),
  person('Tomasz Wilk', 'Kraków', 'Europe/Warsaw', 'engineer', 0, 'booked', 12),
  person('Adaeze Okonkwo', 'Lagos', 'Africa/Lagos', 'engineer', 0, 'interviewed', 9),
  person('Farid Rahimi', 'Hamburg', 'Europe/Berlin', 'engineer', 1, 'interviewed', 13),
  person('Mateus Figueira', 'Porto', 'Europe/Lisbon', 'engineer', 0, 'offer', 20),
  person('Ingrid Solheim', 'Bergen', 'Europe/Oslo', 'engineer', 1, 'invited', 4),
  person('Lin Yu-ting', 'Taipei', 'Asia/Taipei', 'engineer', 0, 'invited', 3),
  person('Daniela Ferraro', 'Turin', 'Europe/Rome', 'engineer', 1, 'applied', 2),
  person('Benedikt Lang', 'Graz', 'Europe/Vienna', 'engineer', 2, 'applied', 1),
  person('Oskar Brandt', 'Kiel', 'Europe/Berlin', 'engineer', 2, 'rejected', 18),
  person('Rosa Quispe', 'Lima', 'America/Lima', 'warehouse', 0, 'interviewed', 9),
  person('Yusuf Demir', 'Leipzig', 'Europe/Berlin', 'warehouse', 0, 'booked', 11),
  person('Thandiwe Mokoena', 'Halle', 'Europe/Berlin', 'warehouse', 1, 'interviewed', 7),
  person('Marek Dvorak', 'Dresden', 'Europe/Berlin', 'warehouse', 0, 'hired', 30),
  person('Oluwaseun Adeyemi', 'Leipzig', 'Europe/Berlin', 'warehouse', 1, 'invited', 3),
  person('Kerstin Vogel', 'Chemnitz', 'Europe/Berlin', 'warehouse', 1, 'applied', 5),
  person('Piotr Zielinski', 'Wroclaw', 'Europe/Warsaw', 'warehouse', 2, 'applied', 2),
  person('Luis Tavares', 'Faro', 'Europe/Lisbon', 'warehouse', 2, 'applied', 1),
  person('Hanna Kovacs', 'Szeged', 'Europe/Budapest', 'warehouse', 0, 'withdrawn', 10),
  person('Stefan Richter', 'Jena', 'Europe/Berlin', 'warehouse', 2, 'rejected', 16),
  person('Amina Warsame', 'Vienna', 'Europe/Vienna', 'support', 0, 'interviewed', 8),
  person('Katarzyna Nowak', 'Gdansk', 'Europe/Warsaw', 'support', 0, 'proposed', 12),
  person('Benjamin Ofori', 'Accra', 'Africa/Accra', 'support', 1, 'interviewed', 9),
  person('Saoirse Brennan', 'Cork', 'Europe/Dublin', 'support', 0, 'invited', 4),
  person('Lea Hofmann', 'Linz', 'Europe/Vienna', 'support', 1, 'applied', 2),
  person('Joao Mendes', 'Lisbon', 'Europe/Lisbon', 'support', 1, 'applied', 3),
  person('Petra Novak', 'Ljubljana', 'Europe/Ljubljana', 'support', 2, 'applied', 1),
  person('Emil Sorensen', 'Aarhus', 'Europe/Copenhagen', 'support', 2, 'rejected', 15),
  person('Nadia Rahman', 'Dhaka', 'Asia/Dhaka', 'support', 0, 'offer', 22),
  person('Carlos Ibarra', 'Bilbao', 'Europe/Madrid', 'support', 2, 'applied', 6),
  person('Elodie Carpentier', 'Lyon', 'Europe/Paris', 'designer', 0, 'interviewed', 9),
  person('Park Ji-woo', 'Seoul', 'Asia/Seoul', 'designer', 0, 'booked', 14),
  person('Chiara Esposito', 'Naples', 'Europe/Rome', 'designer', 1, 'interviewed', 6),
  person('Samuel Asante', 'Kumasi', 'Africa/Accra', 'designer', 1, 'invited', 5),
  person('Giulia Bianchi', 'Bologna', 'Europe/Rome', 'designer', 0, 'applied', 2),
  person('Maja Lindqvist', 'Malmö', 'Europe/Stockholm', 'designer', 1, 'applied', 1),
  person('Tobias Keller', 'Basel', 'Europe/Zurich', 'designer', 2, 'applied', 4),
  person('Ana Petrovic', 'Novi Sad', 'Europe/Belgrade', 'designer', 2, 'rejected', 17),
  person('Henrik Dahl', 'Uppsala', 'Europe/Stockholm', 'designer', 1, 'withdrawn', 11),
  person('Mei Tanaka', 'Osaka', 'Asia/Tokyo', 'designer', 0, 'applied', 3),
  person('Viktor Hansen', 'Odense', 'Europe/Copenhagen', 'engineer', 1, 'applied', 0),
  person('Sofia Almeida', 'Braga', 'Europe/Lisbon', 'support', 1, 'applied', 0),
]
