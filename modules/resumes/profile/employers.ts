// Well-known employers, by which the other name of an entry is the title. In lower case, without legal forms.

const NAMES = `
  3m|abb|accenture|adecco|adidas|adobe|adp|aegon|agfa|air france|air liquide|airbnb|airbus|akamai|albert heijn|aldi|alibaba|allegro|allianz|alphabet|alstom|
  amadeus|amazon|amazon web services|amd|american express|ansys|aok|apple|aramco|arcelormittal|arm|asml|asos|astrazeneca|asus|at&t|atlassian|atos|auchan|
  audi|autodesk|aviva|axa|bae systems|baidu|bain|bank of america|barclays|basf|bayer|bbc|bbva|bcg|bmw|bmw group|bnp paribas|boeing|booking.com|booz allen
  hamilton|bosch|boston consulting group|bouygues|bp|british airways|bt|burger king|bytedance|canonical|cap gemini|capgemini|carrefour|caterpillar|cern|
  cgi|chevron|cisco|cisco systems|citi|citigroup|citrix|cloudflare|cnrs|coca-cola|cognizant|commerzbank|continental|correios|coursera|crédit agricole|cvs|
  daimler|danone|databricks|decathlon|dell|deloitte|delivery hero|deutsche bahn|deutsche bank|deutsche post|deutsche telekom|dhl|disney|dropbox|
  dxc technology|dyson|e.on|ebay|edf|electronic arts|eli lilly|embraer|enel|engie|eni|epam|epam systems|ericsson|etsy|ey|ernst & young|esa|exxonmobil|
  facebook|fedex|ferrari|fiat|ford|fraunhofer|fujitsu|garmin|general electric|general motors|github|gitlab|glaxosmithkline|globant|glovo|gojek|goldman sachs|
  google|grab|gsk|h&m|hbo|heineken|henkel|hermes|hewlett packard|hewlett-packard|hewlett packard enterprise|hilton|hitachi|honda|honeywell|hp|hpe|hsbc|
  huawei|hubspot|hyundai|iberdrola|iberia|ibm|ikea|indra|infineon|infosys|ing|inria|intel|intesa sanpaolo|intuit|itaú|jd.com|jet brains|jetbrains|john deere|
  johnson & johnson|jp morgan|jpmorgan|jpmorgan chase|kaufland|kfc|kingfisher|kion|klarna|klm|kpmg|l'oréal|la poste|leroy merlin|lego|lenovo|lg|lidl|
  linkedin|lloyds|lockheed martin|logitech|lufthansa|lyft|magna|man|marks & spencer|marriott|mars|max planck|mcdonald's|mcdonalds|mckinsey|mckinsey & company|
  media markt|mediamarkt|medtronic|meituan|mercado libre|mercadolibre|mercadona|mercedes-benz|merck|meta|michelin|microsoft|miro|mitsubishi|monzo|morgan
  stanley|motorola|mozilla|mtv|n26|nasa|naver|nestlé|netapp|netease|netflix|nhs|nike|nintendo|nissan|nokia|novartis|novo nordisk|nubank|nvidia|nxp|ocado|
  okta|opel|oracle|orange|osram|otto|palantir|panasonic|paypal|pepsico|petrobras|peugeot|pfizer|philips|pinterest|pizza hut|pkp|porsche|procter & gamble|
  prosus|psa|publix|pwc|pricewaterhousecoopers|qualcomm|rabobank|rakuten|randstad|raytheon|red hat|reddit|renault|renfe|revolut|rewe|roche|rolls-royce|
  rossmann|royal bank of scotland|royal mail|rte|rwe|ryanair|safran|sage|sainsbury's|salesforce|samsung|samsung electronics|sandvik|sanofi|santander|sap|
  schlumberger|seat|sephora|servicenow|shell|shopee|shopify|siemens|siemens energy|siemens healthineers|sixt|skanska|skoda|sky|slack|snapchat|sncf|société
  générale|sodexo|sony|spacex|sparkasse|spotify|square|starbucks|stellantis|stripe|subway|swisscom|swiss re|t-mobile|target|tata|tata consultancy services|
  tcs|telefónica|telekom|telenor|telia|tencent|tesco|tesla|texas instruments|thales|the home depot|thoughtworks|thyssenkrupp|tiktok|tim|tomtom|toshiba|
  total|totalenergies|toyota|trenitalia|trivago|turkcell|türk telekom|twilio|twitter|uber|ubisoft|ubs|unicredit|unilever|unicef|united nations|upwork|ups|
  us army|us navy|us air force|vale|valeo|verizon|vinci|visa|vmware|vodafone|volkswagen|volvo|vw|walmart|wells fargo|westpac|whatsapp|wipro|wise|wolt|
  workday|xerox|xiaomi|yahoo|yandex|yelp|youtube|zalando|zara|zendesk|zf|zoom|zurich`

const known = new Set(NAMES.split('|').map(name => name.trim().replace(/\s+/g, ' ')))

/** Words of a name that are looked at. */
const MOST_WORDS = 5

const FORM =
  /[\s,]+(?:inc|ltd|limited|llc|plc|gmbh|ag|se|sa|s\.a|spa|s\.p\.a|nv|n\.v|bv|b\.v|ab|co|corp|corporation|group|gruppe|holding|deutschland|germany|france|españa|italia|brasil|nederland|polska|sverige|türkiye|uk|usa|europe|emea)\.?$/iu

/** Whether a text is the name of a well-known employer, with or without its legal form and country. */
export function isKnownEmployer(text: string): boolean {
  let plain = text.trim().toLowerCase().replace(/[’]/g, "'").split(/\s+/).slice(0, MOST_WORDS).join(' ')
  for (let last = ''; last !== plain;) {
    if (known.has(plain)) return true
    last = plain
    plain = plain.replace(FORM, '')
  }
  return false
}
