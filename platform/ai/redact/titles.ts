import { matchesOf } from '../text/matches.ts'
import type { Token } from '../text/tokens.ts'
import type { Cut } from './cuts.ts'
import type { Language } from '../text/common-words.ts'
import { cased } from './pronouns.ts'

const TITLE =
  /(?<![\p{L}\p{N}.])(?:(?:Mrs?|MRS?|Ms|Mx|Mme|Mlle|Sra?|Sig|Sig\.ra|Dhr|Mevr|Hr|Fr)\.?|Miss|Herrn?|Frau|Monsieur|Madame|Mademoiselle|Señora?|Señorita|Signora?|Mevrouw|Meneer|Pani?|Bayan?|Fru)(?=[ \u00a0]{1,2}\p{Lu}\p{L})/gu
const LOWER_TITLE = /(?<![\p{L}\p{N}])(?:mr|mrs|mister|missus)\.?(?=\s{1,3}\p{L}{2})/gu

/** In other languages than French, this is the first letter of a name. */
const FRENCH_TITLE = /(?<![\p{L}\p{N}.])MM?\.(?=[ \u00a0]\p{Lu}\p{L})/gu

/** "Mr", "Frau": forms of address that tell a man from a woman. */
export const titles = (text: string, language: Language | null): Cut[] =>
  [TITLE, LOWER_TITLE, ...(language === 'fr' ? [FRENCH_TITLE] : [])].flatMap(pattern =>
    matchesOf(text, pattern).map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      placeholder: '[title]',
    })),
  )

const pairs = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/u)
      .flatMap(entry => {
        const [neutral, ...others] = entry.split('=')
        return others.flatMap(one => one.split(',')).map(word => [word, neutral!] as const)
      }),
  )

/** Professions whose name tells a man from a woman, by the form that replaces it. */
const IRREGULAR: Record<Language, Map<string, string>> = {
  en: pairs(
    `waiter=waitress waiters=waitresses steward=stewardess stewards=stewardesses host=hostess hosts=hostesses actor=actress manager=manageress salesperson=salesman,saleswoman,saleslady salespeople=salesmen,saleswomen
     chairperson=chairman,chairwoman businessperson=businessman,businesswoman officer=policeman,policewoman firefighter=fireman,firewoman spokesperson=spokesman,spokeswoman tradesperson=tradesman,tradeswoman
     craftsperson=craftsman,craftswoman headteacher=headmaster,headmistress housekeeper=housewife barkeeper=barman,barmaid,barwoman
     deliverer=deliveryman,deliverywoman cameraperson=cameraman,camerawoman`,
  ),
  de: pairs(
    `arzt=arztin arzte=arztinnen koch=kochin koche=kochinnen anwalt=anwaltin rechtsanwalt=rechtsanwaltin beamter=beamtin kaufmann=kauffrau kaufleute=kauffrauen,kaufmanner fachmann=fachfrau hotelfachmann=hotelfachfrau
     restaurantfachmann=restaurantfachfrau krankenpfleger=krankenschwester,krankenschwestern hausmann=hausfrau putzkraft=putzfrau,putzmann reinigungskraft=reinigungsfrau
     kollege=kollegin kollegen=kolleginnen kunde=kundin kunden=kundinnen bote=botin psychologe=psychologin biologe=biologin soziologe=soziologin padagoge=padagogin sozialpadagoge=sozialpadagogin angestellter=angestellte,angestellten
     geselle=gesellin bauer=bauerin kellner=kellnerin chef=chefin industriekaufmann=industriekauffrau burokaufmann=burokauffrau bankkaufmann=bankkauffrau einzelhandelskaufmann=einzelhandelskauffrau
     steuerfachangestellter=steuerfachangestellte bankangestellter=bankangestellte auszubildender=auszubildende`,
  ),
  fr: pairs(
    `infirmier=infirmiere infirmiers=infirmieres caissier=caissiere cuisinier=cuisiniere couturier=couturiere ouvrier=ouvriere ouvriers=ouvrieres conseiller=conseillere hotelier=hoteliere banquier=banquiere policier=policiere
     patissier=patissiere boulanger=boulangere boucher=bouchere routier=routiere chevrier=chevriere fermier=fermiere menuisier=menuisiere plombier=plombiere charpentier=charpentiere batelier=bateliere
     hospitalier=hospitaliere soignant=soignante vendeur=vendeuse vendeurs=vendeuses coiffeur=coiffeuse serveur=serveuse serveurs=serveuses livreur=livreuse programmeur=programmeuse
     developpeur=developpeuse soudeur=soudeuse chauffeur=chauffeuse magasinier=magasiniere employe=employee employes=employees charge=chargee diplome=diplomee attache=attachee delegue=deleguee
     adjoint=adjointe adjoints=adjointes assistant=assistante assistants=assistantes consultant=consultante gerant=gerante etudiant=etudiante etudiants=etudiantes enseignant=enseignante enseignants=enseignantes
     remplacant=remplacante avocat=avocate agent=agente apprenti=apprentie hote=hotesse hotes=hotesses instituteur=institutrice president=presidente surveillant=surveillante preparateur=preparatrice ingenieur=ingenieure
     auditeur=auditrice professeur=professeure monteur=monteuse nettoyeur=nettoyeuse formateur=formatrice`,
  ),
  es: pairs(
    `enfermero=enfermera enfermeros=enfermeras camarero=camarera camareros=camareras cocinero=cocinera cocineros=cocineras cajero=cajera cajeros=cajeras ingeniero=ingeniera ingenieros=ingenieras peluquero=peluquera
     carnicero=carnicera panadero=panadera pastelero=pastelera costurero=costurera obrero=obrera banquero=banquera mensajero=mensajera carpintero=carpintera fontanero=fontanera jardinero=jardinera
     ganadero=ganadera abogado=abogada abogados=abogadas arquitecto=arquitecta secretario=secretaria administrativo=administrativa maestro=maestra maestros=maestras psicologo=psicologa biologo=biologa farmaceutico=farmaceutica
     licenciado=licenciada graduado=graduada diplomado=diplomada encargado=encargada empleado=empleada operario=operaria bibliotecario=bibliotecaria funcionario=funcionaria medico=medica quimico=quimica tecnico=tecnica
     mecanico=mecanica companero=companera companeros=companeras jefe=jefa dependiente=dependienta asistente=asistenta alumno=alumna matron=matrona logopedo=logopeda becario=becaria titulado=titulada`,
  ),
}

const NOT_FEMININE = new Set(
  'glycerin heparin valentin konstantin florentin martin insulin termin medizin benzin berlin magazin disziplin kamin latein erin mandarin dolphin delfin vitamin routin turin kerosin gasolin hierin worin darin'.split(
    ' ',
  ),
)

/** Endings of professions for women, by language, with those that replace them. */
const ENDINGS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [],
  de: [
    [/^(\p{L}{2,}(?:er|ist|eur|tor|sor|ent|ant|ar|iker|at))in$/u, ''],
    [/^(\p{L}{2,}(?:er))innen$/u, ''],
    [/^(\p{L}{2,}(?:ist|eur|tor|sor|ent|ant))innen$/u, 'en'],
  ],
  fr: [
    [/^(\p{L}{2,}t)rice(s?)$/u, 'eur'],
    [/^(\p{L}{2,}ien)ne(s?)$/u, ''],
  ],
  es: [[/^(\p{L}{2,}(?:dor|tor|sor))a(s?)$/u, '']],
}

const NOT_PEOPLE = new Set('matrice matrices cicatrice cicatrices motrice motrices'.split(' '))

/** Names of professions that tell a man from a woman, in one form for both. */
export function professions(tokens: readonly Token[], language: Language | null): Cut[] {
  if (language === null) return []
  return tokens.flatMap(({ text: word, raw, start, end }) => {
    const form = oneForm(word, raw, language)
    return form === null ? [] : [{ start, end, placeholder: cased(form, raw) }]
  })
}

function oneForm(word: string, raw: string, language: Language): string | null {
  const known = IRREGULAR[language].get(word)
  if (known !== undefined) return known === word ? null : known
  if (NOT_FEMININE.has(word) || NOT_PEOPLE.has(word)) return null
  for (const [ending, replacement] of ENDINGS[language]) {
    const match = ending.exec(word)
    if (!match) continue
    const stem = raw.length === word.length ? raw.slice(0, match[1]!.length) : match[1]!
    const plural = match[2] ? (language === 'es' ? 'es' : 's') : ''
    return stem + replacement + plural
  }
  return null
}
