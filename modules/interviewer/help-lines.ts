/** Where a person in a crisis is listened to, by country. */
interface HelpLine {
  /** ISO 3166. */
  readonly country: string
  readonly emergency: string
  readonly name: string
  readonly number: string
  /** Time zones of the country: where the candidate was when they applied. */
  readonly zones: readonly string[]
}

/** Lists verified lines of all countries. */
export const ALL_HELP_LINES = 'findahelpline.com'

// Each line is the national or largest one, as its operator or the country's health ministry publishes it: 988lifeline.org,
// samaritans.org, telefonseelsorge.de, 3114.fr, 024 of the Ministerio de Sanidad, lifeline.org.au, cvv.org.br and so on.
const AMERICA = (...cities: string[]) => cities.map(city => `America/${city}`)
/** The same for a long list, with a space between two of them. */
const ALL_AMERICA = (cities: string) => AMERICA(...cities.split(' '))
const EUROPE = (...cities: string[]) => cities.map(city => `Europe/${city}`)
const ASIA = (...cities: string[]) => cities.map(city => `Asia/${city}`)

// [country, emergency number, name of the line, its number, time zones]
const LINES: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  // 988lifeline.org
  [
    'US',
    '911',
    '988 Suicide & Crisis Lifeline',
    '988',
    [
      ...ALL_AMERICA(
        'New_York Chicago Denver Phoenix Los_Angeles Anchorage Detroit Boise Menominee Juneau Sitka Metlakatla',
      ),
      ...ALL_AMERICA('Yakutat Nome Adak Indianapolis Louisville Kentucky/Louisville Kentucky/Monticello'),
      ...ALL_AMERICA(
        'North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah Indiana/Indianapolis Indiana/Knox',
      ),
      ...ALL_AMERICA(
        'Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City',
      ),
      'Pacific/Honolulu',
    ],
  ],
  // 988.ca
  [
    'CA',
    '911',
    '9-8-8 Suicide Crisis Helpline',
    '988',
    [
      ...ALL_AMERICA(
        'Toronto Vancouver Edmonton Winnipeg Halifax Regina St_Johns Glace_Bay Moncton Goose_Bay Blanc-Sablon',
      ),
      ...ALL_AMERICA('Iqaluit Atikokan Coral_Harbour Resolute Rankin_Inlet Swift_Current Cambridge_Bay Inuvik Creston'),
      ...ALL_AMERICA('Dawson_Creek Fort_Nelson Whitehorse Dawson'),
    ],
  ],
  // samaritans.org
  ['GB', '999', 'Samaritans', '116 123', EUROPE('London')],
  // samaritans.ie
  ['IE', '112', 'Samaritans', '116 123', EUROPE('Dublin')],
  // lifeline.org.au
  [
    'AU',
    '000',
    'Lifeline',
    '13 11 14',
    'Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin Lord_Howe Broken_Hill Lindeman Eucla'
      .split(' ')
      .map(city => `Australia/${city}`),
  ],
  // 1737.org.nz
  ['NZ', '111', '1737, need to talk?', '1737', ['Pacific/Auckland', 'Pacific/Chatham']],
  // telefonseelsorge.de
  ['DE', '112', 'TelefonSeelsorge', '0800 111 0 111', EUROPE('Berlin', 'Busingen')],
  // telefonseelsorge.at
  ['AT', '112', 'Telefonseelsorge', '142', EUROPE('Vienna')],
  // 143.ch
  ['CH', '112', 'Die Dargebotene Hand', '143', EUROPE('Zurich')],
  // 3114.fr
  ['FR', '112', '3114', '3114', EUROPE('Paris')],
  // zelfmoord1813.be
  ['BE', '112', 'Zelfmoordlijn', '1813', EUROPE('Brussels')],
  // 113.nl
  ['NL', '112', '113 Zelfmoordpreventie', '0800-0113', EUROPE('Amsterdam')],
  // 454545.lu
  ['LU', '112', 'SOS Détresse', '45 45 45', EUROPE('Luxembourg')],
  // sanidad.gob.es, Línea 024
  ['ES', '112', 'Línea 024', '024', [...EUROPE('Madrid'), 'Atlantic/Canary', 'Africa/Ceuta']],
  // sns24.gov.pt
  ['PT', '112', 'SNS 24', '808 24 24 24', [...EUROPE('Lisbon'), 'Atlantic/Madeira', 'Atlantic/Azores']],
  // telefonoamico.it
  ['IT', '112', 'Telefono Amico Italia', '02 2327 2327', EUROPE('Rome')],
  // livslinien.dk
  ['DK', '112', 'Livslinien', '70 201 201', EUROPE('Copenhagen')],
  // mind.se
  ['SE', '112', 'Självmordslinjen', '90101', EUROPE('Stockholm')],
  // mentalhelse.no
  ['NO', '113', 'Mental Helse', '116 123', EUROPE('Oslo')],
  // mieli.fi
  ['FI', '112', 'MIELI Kriisipuhelin', '09 2525 0111', EUROPE('Helsinki')],
  // raudikrossinn.is
  ['IS', '112', 'Hjálparsími Rauða krossins', '1717', ['Atlantic/Reykjavik']],
  // 116sos.pl
  ['PL', '112', 'Kryzysowy Telefon Zaufania', '116 123', EUROPE('Warsaw')],
  // linkapsychickepomoci.cz
  ['CZ', '112', 'Linka první psychické pomoci', '116 123', EUROPE('Prague')],
  // linkanezabudka.sk
  ['SK', '112', 'Linka dôvery Nezábudka', '0800 800 566', EUROPE('Bratislava')],
  // sos116-123.hu
  ['HU', '112', 'Magyar Lelki Elsősegély', '116 123', EUROPE('Budapest')],
  // antisuicid.ro
  ['RO', '112', 'TelVerde Antisuicid', '0800 801 200', EUROPE('Bucharest')],
  // suicide-help.gr
  ['GR', '112', 'Klimaka 1018', '1018', EUROPE('Athens')],
  // telefon-samarijan.si
  ['SI', '112', 'Zaupni telefon Samarijan', '116 123', EUROPE('Ljubljana')],
  // lifelineukraine.com
  ['UA', '112', 'Lifeline Ukraine', '7333', EUROPE('Kyiv', 'Kiev')],
  // eran.org.il
  ['IL', '101', 'ERAN', '1201', ASIA('Jerusalem', 'Tel_Aviv')],
  // telemanas.mohfw.gov.in
  ['IN', '112', 'Tele MANAS', '14416', ASIA('Kolkata', 'Calcutta')],
  // lifelink.or.jp
  ['JP', '119', '#いのちSOS', '0120-061-338', ASIA('Tokyo')],
  // mohw.go.kr
  ['KR', '119', 'Suicide prevention hotline 109', '109', ASIA('Seoul')],
  // sos.org.sg
  ['SG', '995', 'Samaritans of Singapore', '1767', ASIA('Singapore')],
  // samaritans.org.hk
  ['HK', '999', 'The Samaritans Hong Kong', '2896 0000', ASIA('Hong_Kong')],
  // befrienders.org.my
  ['MY', '999', 'Befrienders Kuala Lumpur', '03-7627 2929', ASIA('Kuala_Lumpur', 'Kuching')],
  // mohw.gov.tw
  ['TW', '119', 'Taiwan Lifeline 1925', '1925', ASIA('Taipei')],
  // ncmh.gov.ph
  ['PH', '911', 'NCMH Crisis Hotline', '1553', ASIA('Manila')],
  // cvv.org.br
  [
    'BR',
    '192',
    'Centro de Valorização da Vida',
    '188',
    [
      ...ALL_AMERICA(
        'Sao_Paulo Manaus Bahia Fortaleza Recife Noronha Belem Araguaina Maceio Campo_Grande Cuiaba Santarem',
      ),
      ...ALL_AMERICA('Porto_Velho Boa_Vista Eirunepe Rio_Branco'),
    ],
  ],
  // casbuenosaires.com.ar
  [
    'AR',
    '911',
    'Centro de Asistencia al Suicida',
    '0800 345 1435',
    // Under their old and their present names.
    'Buenos_Aires Cordoba Salta Jujuy Tucuman Catamarca La_Rioja San_Juan Mendoza San_Luis Rio_Gallegos Ushuaia'
      .split(' ')
      .flatMap(city => AMERICA(city, `Argentina/${city}`)),
  ],
  // minsal.cl
  [
    'CL',
    '131',
    'Línea Prevención del Suicidio',
    '*4141',
    [...AMERICA('Santiago', 'Coyhaique', 'Punta_Arenas'), 'Pacific/Easter'],
  ],
  // gob.mx/salud/conasama
  [
    'MX',
    '911',
    'Línea de la Vida',
    '800 911 2000',
    [
      ...ALL_AMERICA('Mexico_City Monterrey Tijuana Cancun Merida Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan'),
      ...ALL_AMERICA('Bahia_Banderas Hermosillo'),
    ],
  ],
  // sadag.org
  ['ZA', '112', 'SADAG Suicide Crisis Helpline', '0800 567 567', ['Africa/Johannesburg']],
  // befrienderskenya.org
  ['KE', '999', 'Befrienders Kenya', '0722 178 177', ['Africa/Nairobi']],
]

const HELP_LINES: readonly HelpLine[] = LINES.map(([country, emergency, name, number, zones]) => ({
  country,
  emergency,
  name,
  number,
  zones,
}))

/** The line of a country; null if none is listed. */
export const helpLineOf = (country: string | null): HelpLine | null =>
  HELP_LINES.find(line => line.country === country) ?? null

/** The country of a time zone, for the countries that have a line; null for others. */
export const countryOfZone = (zone: string): string | null =>
  HELP_LINES.find(({ zones }) => zones.includes(zone))?.country ?? null
