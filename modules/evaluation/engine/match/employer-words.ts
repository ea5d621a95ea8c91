// Words that tell the name of an employer from what was done there.

export const LEGAL_FORM =
  /\b(?:ltd|limited|plc|inc|llc|llp|corp|co|gmbh|mbh|ag|kg|ohg|ug|e\.?v|gbr|mbb|partg|partgmbb|s\.?a\.?s|s\.?a\.?r\.?l|sarl|sas|s\.?l\.?u?|s\.? ?a|sl|sa|snc|& partners?|& co|& sons|group|gruppe|groupe|grupo|holding)\b\.?(?!\p{L})/iu

export const TECHNICAL =
  /\b(?:software|develop\p{L}{0,6}|engineer\p{L}{0,4}|program\p{L}{0,9}|code|coding|coded|script\p{L}{0,4}|backend|back-end|frontend|front-end|full-?stack|apps?|application|services?|server|framework|library|api|database|queries|data|automat\p{L}{0,5}|system|web\p{L}{0,6}|platform|deploy\p{L}{0,4}|pipeline|model\p{L}{0,4}|dashboards?|reports?|integration|test\p{L}{0,3}|version|entwickl\p{L}{0,6}|anwendung\p{L}{0,2}|programmier\p{L}{0,4}|daten\p{L}{0,10}|schnittstelle\p{L}{0,2}|auswertung\p{L}{0,2}|developp\p{L}{0,5}|logiciel\p{L}{0,2}|donnees|application\p{L}{0,1}|desarroll\p{L}{0,5}|aplicaci\p{L}{0,4}|datos|informe\p{L}{0,1}|tableau\p{L}{0,2}|analy\p{L}{0,5}|anali\p{L}{0,4})\b/u
