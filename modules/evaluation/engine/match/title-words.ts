// Titles of people who lead, in English, German, French and Spanish. For folded texts.

export const LEADS =
  /\b(?:managers?|manageress|directors?|head of|heads?|chief|supervisors?|team ?leads?|lead|leader|foreman|forewoman|principal|owner|founder|partner|self-employed|run my own|matron|executive chef|\p{L}{0,20}(?:leiter|leitung|chef|meister)(?:in)?|leitende\p{L}{0,1}|geschaftsfuhr\p{L}{1,6}|vorarbeiter(?:in)?|inhaber(?:in)?|selbststandig\p{L}{0,2}|directeur|directrice|responsable|chef|cheffe|gerante?|encargad[oa]|jef[ea]|director[a]?|gerente|supervisor[a]?|coordinador[a]?|propietari[oa]|coordinat(?:or|rice)|superviseur|dirigeante?|manag\p{L}{1,4})\b/u

export const NO_LEAD =
  /\b(?:(?:project|product|account|case|community|content|category|key account|customer success|social media|relationship|programme|program|property|event|events|office|campaign|bid|client|delivery|release|data|brand|test|area sales|sales|wealth|portfolio|fund|risk|claims|territory|partner|traffic|transport|change) managers?|as an? chef|(?:commis|sous|pastry|private|line) chefs?|chef de (?:rang|partie|projet|produit|chantier)|cheffe de (?:rang|partie|projet|produit|chantier)|jefe de (?:proyecto|producto|rango|obra)|lead generation)\b/gu

/** Beside what is asked for: "retail management", "Führungserfahrung". For folded texts. */
export const LEADERSHIP =
  /\b(?:management|managers?|managerial|leadership|supervisory|supervisors?|fuhrungs\p{L}{2,15}|fuhrung|leitungs\p{L}{2,15}|personalfuhrung|personalverantwortung|encadrement|management|managerial|direccion de equipos|gestion de equipos|mando|jefatura)\b/u
