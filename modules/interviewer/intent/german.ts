import { phrases } from './rules.ts'

export const german = phrases({
  parts: {
    jetzt: '((jetzt|gerade|grade|im moment|momentan|heute|eben|auf einmal|plotzlich|irgendwie|hier|leider|ehrlich gesagt|einfach|wirklich|schon) )',
    sehr: '((so|sehr|ganz|total|richtig|vollig|wirklich|echt|ziemlich|etwas|ein bisschen|ein wenig|einfach|grad|gerade|jetzt|plotzlich|auf einmal|irgendwie|hier|uberhaupt|gar|leider|heute|im moment|momentan|komplett|extrem|furchtbar|schrecklich) )',
    kann: '((kann|konnte|konnten|darf|durfte|durften|konnen) (ich|wir|man) |(ist|war|ware|wars) (es|das) (fur sie |vielleicht |auch )?(moglich|okay|ok|in ordnung|machbar) (wenn|dass) (ich|wir) |(geht|ginge) (es|das) (auch )?(wenn|dass) (ich|wir) |(macht|wurde) es ihnen (etwas|was) (aus|ausmachen) wenn (ich|wir) |(hatten|haben) sie (etwas|was) dagegen wenn (ich|wir) |ich (mochte|will|wurde|muss|werde|wurd) |(mochte|will|wurde|muss) ich |lassen sie (uns|mich) |lass uns |(wollen|sollen|mussen|sollten|wollten) wir |ich (wollte|wurde) (gerne? )?fragen ob (ich|wir) |(besteht|gibt es) die moglichkeit (dass (ich|wir) )?)',
    sie: '((konnen|konnten|wurden|wollen|mogen|durften) (sie|wir) |(kannst|konntest|wurdest) du |bitte |(ist|ware) (es|das) moglich dass sie |ich bitte sie |(ware|war) es moglich |ob sie |ich mochte sie bitten |macht es ihnen (was|etwas) aus )',
    treffen: '((das|dieses|unser|die|diese|unsere|den|der|dem|diesem) )?((ganze|ki) )?(interview|gesprach|vorstellungsgesprach|bewerbungsgesprach|unterhaltung|sitzung|termin|call|anruf|telefonat|bewerbung|aufnahme)',
    sprache: '(englisch|deutsch|franzosisch|spanisch|portugiesisch|italienisch|polnisch|turkisch|arabisch|russisch|ukrainisch|rumanisch|niederlandisch|hollandisch|schwedisch|danisch|norwegisch|finnisch|griechisch|tschechisch|slowakisch|ungarisch|bulgarisch|kroatisch|serbisch|bosnisch|albanisch|hebraisch|hindi|urdu|chinesisch|japanisch|koreanisch|vietnamesisch|thailandisch|persisch|farsi|dari|paschtu|kurdisch|somali|suaheli|tigrinya|katalanisch|litauisch|lettisch|estnisch|slowenisch|mazedonisch|georgisch|armenisch|english|meiner (muttersprache|sprache))',
    verwandt: '((mein|meine|meiner|meinem|unser|unsere) (kleiner? |kleine |grosse |bester? |beste )?(mama|mutter|mutti|papa|vater|bruder|schwester|sohn|tochter|kind|kinder|baby|frau|mann|partner|partnerin|freund|freundin|oma|opa|grossmutter|grossvater|onkel|tante|neffe|nichte|cousin|cousine|hund|katze|familie|eltern|mitbewohner|mitbewohnerin|verlobter|verlobte|schwiegermutter|schwiegervater))',
    schimpf: '(idiot|idiotin|trottel|depp|blodmann|dummkopf|vollidiot|arschloch|arsch|penner|wichser|hurensohn|schlampe|miststuck|drecksau|sau|schwein|versager|versagerin|spasti|spast|null|flasche|witzfigur|schrott|schrotthaufen|blechkiste|blechdose|blechbuchse|blechtrottel|schrottkiste|mistding|drecksding|scheissding|mull|dreck|nichtsnutz|affe|esel|kuh|ziege|hohlkopf|schwachkopf|lachnummer|toaster|scheissmaschine|drecksmaschine|scheiss maschine|pfeife|nervensage|lusche|vollpfosten|hirnlos|widerlich|dumm|blod|bescheuert|damlich|nutzlos|wertlos|erbarmlich|lacherlich|hirnverbrannt|behindert|unfahig|zum kotzen|strohdumm|saudumm|beschrankt|scheisse)',
    fluch: '(scheiss|verdammte|verdammter|verdammtes|blode|bloder|blodes|dumme|dummer|dummes|damliche|damlicher|damliches|nutzlose|nutzloser|nutzloses|bescheuerte|bescheuerter|bescheuertes|verfickte|verfickter|beschissene|beschissener|beschissenes|elende|elender|elendes|miese|mieser|mieses|kleine|kleiner|kleines|alte|alter|altes|lacherliche|lacherlicher|lacherliches|dreckige|dreckiger|dreckiges|hirnlose|hirnloser|hirnloses|erbarmliche|erbarmlicher|unfahige|unfahiger|doofe|doofer|doofes|wertlose|wertloses|wertloser)',
    leiden: '(schwerhorig|gehorlos|taub|fast taub|halb taub|blind|sehbehindert|stark kurzsichtig|legasthenikerin|legastheniker|autistisch|autist|autistin|behindert|schwerbehindert|stotterer|stotterin|stumm|heiser|farbenblind|neurodivergent|horgeschadigt)',
    leiden_haben: '((ein |eine |einen |so ein |leichte |starke |leichtes |starkes |leichten |starken )?(stottern|legasthenie|lese rechtschreib schwache|leseschwache|rechtschreibschwache|lrs|horgerat|horgerate|horschaden|horproblem|horverlust|tinnitus|sprachfehler|sprachstorung|sprechstorung|sehschwache|sehbehinderung|behinderung|schwerbehinderung|adhs|ads|autismus|asperger|tourette|epilepsie|cochlea implantat|screenreader|konzentrationsstorung))',
    stelle: '(stelle|job|position|team|firma|unternehmen|betrieb|abteilung|arbeit|arbeitszeiten|arbeitszeit|schichten|schicht|schichtdienst|nachtschicht|nachtschichten|wochenende|wochenenden|wochenendarbeit|uberstunden|urlaub|urlaubstage|homeoffice|home office|buro|standort|probezeit|einarbeitung|vertrag|befristet|unbefristet|vollzeit|teilzeit|chef|chefin|vorgesetzte|vorgesetzter|kollegen|kolleginnen|dienstwagen|parkplatz|dienstkleidung|arbeitskleidung|weiterbildung|fortbildung|reisen|dienstreisen|bewerbungsprozess|bewerbungsverfahren|verfahren|prozess|nachste schritt|nachsten schritte|zweites gesprach|entscheidung|ruckmeldung|bescheid|antwort|startdatum|bewerber|aufgaben|kunden|gleitzeit|kinderbetreuung|kantine|dienstplan|bereitschaftsdienst)',
    ende: '(?= $| [.?] | (bitte|danke|jetzt|hier|und|weil|ich|wenn|vielen|aber|tut|entschuldigung|dann|oder|es|das|sorry|tschuss|an|mit|fur|heute|denn|sonst|ja|mir|nicht) )',
  },
  clear: {
    self_harm: `
      ich (will|mochte|mag|wollte|kann) ({jetzt})*(nicht|gar nicht|einfach nicht|so nicht|eigentlich nicht) (langer |mehr )*(leben|da sein|weiterleben|weiter leben|am leben (sein|bleiben)|auf der welt sein|aufwachen|existieren|auf dieser welt sein)
      ich (will|mochte|wurde gerne?|will nur noch|mochte nur noch|will nur|will einfach) ({jetzt})*(nur noch |am liebsten |lieber )?(sterben|tot sein|nicht mehr aufwachen|nicht mehr da sein|weg sein fur immer|mich (umbringen|toten)|nicht mehr leben|allem ein ende (setzen|machen)|meinem leben ein ende (setzen|machen))
      (ich |dass ich |ob ich |wie ich |will |werde |mochte |konnte |wurde )~(mir (selbst |selber )?(etwas|was|das leben|wieder etwas|wieder was) (antun|antue|nehmen|nehme|zu nehmen|anzutun)|mich (selbst |selber )?(umbringen|umbringe|toten|tote|umzubringen|zu toten|verletzen|verletze|zu verletzen|ritzen|ritze|zu ritzen))(?! (beim|bei der arbeit|mit dem|am))
      ich (denke|hab|habe|denk) ~~(an |uber |von )~(selbstmord|suizid|selbsttotung|meinen tod|selbstverletzung|das sterben)
      (ich habe|ich hab|habe ich|hab ich|mit meinen|immer wieder|wieder) ~(selbstmordgedanken|suizidgedanken|suizidale gedanken|gedanken an (selbstmord|suizid|den tod)|todesgedanken)
      (ich denke|ich uberlege|ich hab daran gedacht|ich habe daran gedacht) ~~(mich umzubringen|mir das leben zu nehmen|mir (was|etwas) anzutun|zu sterben|mich zu toten|schluss zu machen mit allem|mich zu verletzen|nicht mehr da zu sein)
      ich bin ({sehr})*(suizidgefahrdet|suizidal|lebensmude|selbstmordgefahrdet)
      (ich sehe|ich seh|sehe|es hat|hat) ~~(keinen|kein) (sinn|grund|ausweg) (mehr )?(zu leben|am leben|im leben|weiterzuleben|weiter zu leben|in meinem leben)
      (ware|war|bin|ist) ~(besser|lieber) ~(tot|nicht mehr da|gestorben|nie geboren|ohne mich dran|wenn ich (tot|nicht mehr|weg) ~(ware|bin|da))
      (ohne mich) ~(besser dran|besser gehen|besser haben|besser)
      ich (wunschte|wunsche mir|wunsch mir) ~(ich ware|ich war|dass ich) ~(tot|nicht mehr da|nie geboren|weg fur immer|nicht mehr leben)
      mein leben ({jetzt})*(ist|hat) ({sehr})*(nichts mehr wert|sinnlos|keinen sinn mehr|nicht mehr lebenswert|keinen sinn|nicht lebenswert|vorbei)
      (mit (dem|meinem) leben) ~(abgeschlossen|schluss machen|nicht mehr klar)
    `,
    distress: `
      (mir) (ist|wird|ist es|geht es|geht|gehts|wurde) ({sehr})*({sehr})*(nicht (so |sehr |wirklich |besonders |mehr )*(gut|wohl|besonders)|schlecht|ubel|schwindlig|schwindelig|schwummrig|schwarz vor (den )?augen|komisch|elend|flau|speiubel|kotzubel|mies|dreckig|beschissen|heiss und kalt|alles zu viel|zu viel|schlecht geworden|ganz anders)(?! (wenn|bei dem gedanken|gelungen|gefallen|bekannt|in erinnerung|aufgefallen|vor))
      (mir ist|ist mir) ~(schlecht|ubel|schwindlig|schwindelig|schwarz vor augen)(?! (wenn|geworden als|bei dem))
      (es|das|is) (geht|ging) mir ({sehr})*({sehr})*(nicht (so |sehr |wirklich |mehr )*gut|schlecht|elend|mies|dreckig|nah)
      geht (es|is) mir ({sehr})*({sehr})*(nicht (so |sehr |wirklich )*gut|schlecht|elend|mies)
      ich (fuhle|fuhl) mich ({sehr})*({sehr})*(nicht (so |sehr |wirklich |mehr |besonders )*(gut|wohl|sicher|fit|in der lage)|schlecht|krank|unwohl|elend|uberfordert|bedroht|fiebrig|schwach|mies)(?! (wenn|informiert|bezahlt))
      ich bin ({sehr})*({sehr})*(krank|am ende|fertig mit den nerven|mit den nerven am ende|uberfordert mit allem|am weinen|in panik|in gefahr|aufgelost|nicht mehr sicher|verletzt|kurz vorm (umkippen|zusammenbruch)|kurz davor (umzukippen|zusammenzubrechen|zu weinen|ohnmachtig zu werden))(?! (geworden|gewesen|und habe|wenn|gemeldet))
      ich (glaube|glaub|denke|furchte|hab das gefuhl|habe das gefuhl) (dass )?ich ({sehr})*({sehr})*(werde|kippe|falle|muss|breche|bekomme|kriege|krieg|habe|hab|sterbe|gleich) ({sehr})*(gleich )?(ohnmachtig|um|in ohnmacht|mich ubergeben|zusammen|eine (panikattacke|panik attacke)|einen (herzinfarkt|schlaganfall|anfall|nervenzusammenbruch|zusammenbruch)|panik|keine luft|weinen|fieber|kotzen|umkippe|zusammenbreche)
      ich (werde|kippe|falle|breche) ({sehr})*(gleich )(ohnmachtig|um|in ohnmacht|zusammen)
      ich (bekomme|bekomm|kriege|krieg|habe|hab) ({sehr})*({sehr})*(keine luft|kaum luft|schwer luft|panik|eine panikattacke|panikattacken|herzrasen|atemnot|brustschmerzen|schmerzen in der brust|starke schmerzen|hohes fieber|fieber|einen anfall|schuttelfrost|einen nervenzusammenbruch|solche angst|todesangst|so eine angst|einen zusammenbruch|so einen druck auf der brust|nasenbluten|wehen)(?! (wenn|bei|vor prufungen|in solchen))
      ich kann ({jetzt})*({jetzt})*(nicht|kaum) (mehr |richtig |gut )*(atmen|aufhoren zu (weinen|zittern)|luft holen|stehen|klar sehen|mehr|sprechen vor|mich beruhigen)(?= $| [.?] | (ich|es|mir|das|tut|entschuldigung|sorry|alles|und|vor|mein|ist|bitte|gerade|zu|mich) )
      ich (muss|kann nur|fange|fang) ({jetzt})*({sehr})*(gleich |nur noch |an |nicht aufhoren )*(weinen|heulen|zu weinen|zu heulen|mich ubergeben|kotzen|zu zittern|brechen)
      ich (weine|heule|zittere|zitter|hyperventiliere) ({jetzt})*(nur noch|am ganzen korper|total|gerade|schon|so|jetzt|die ganze zeit)
      (mein|das|mir) (herz|kopf) ~(rast|hammert|klopft wie verruckt|tut so weh|tut weh|dreht sich|platzt|explodiert|schmerzt)
      (alles|der raum|das zimmer|es) (dreht|dreht sich) ({sehr})*(sich|alles|um mich|bei mir)
      (das|es|alles|mir|mir das|das ist mir|mir alles) (ist|wird|ist mir|wird mir) ({sehr})*({sehr})*(alles |gerade |einfach )*(zu viel|zuviel)( fur mich)?(?= $| [.?] | (ich|mir|gerade|jetzt|entschuldigung|sorry|tut|heute|im|und ich kann) )
      {verwandt} (ist|hat|hatte|wurde|liegt|wird|sei|ist mir) ({jetzt})*({jetzt})*(heute (nacht|morgen|fruh) |letzte nacht |gestern |vorhin |vor ~(minuten|stunden|tagen) |diese nacht |vor kurzem )?(gestorben|verstorben|tot|verungluckt|zusammengebrochen|im krankenhaus|auf der intensivstation|ins krankenhaus ~|einen (schweren )?(unfall|autounfall|schlaganfall|herzinfarkt|anfall)|im sterben|notoperiert|vermisst|schlimm gesturzt)
      (dass |weil |ich habe ~|ich hab ~|hab ~|habe ~){verwandt} ~~(gestorben|verstorben|tot|verungluckt|im krankenhaus|einen unfall|im sterben|herzinfarkt|schlaganfall|krebs)( ist| hat| hatte| liegt)*(?= $| [.?] )
      ich (habe|hab) ({jetzt})*({jetzt})*(erfahren|gehort|einen anruf bekommen|einen anruf gekriegt|die nachricht bekommen|eine nachricht bekommen|schlimme nachrichten bekommen|eine schlimme nachricht (bekommen|gekriegt|erhalten)|eine furchtbare nachricht ~|eine schreckliche nachricht ~)(?! (von einem kunden|vom kunden|die stelle|von der stelle))~~(gestorben|verstorben|tot|unfall|krankenhaus|krebs|schlimm|bekommen|gekriegt|erhalten)
      (bei (mir|uns)|hier|in meiner (wohnung|strasse)|im (haus|treppenhaus)|nebenan) ~(brennt|brennt es|ist feuer|einbrecher|bricht jemand ein|geht der feueralarm|ist ein notfall|ist was passiert|ist etwas passiert)
      es brennt (hier|bei|im|in meinem|in der|nebenan)
      (jemand|einer|ein mann|mein (mann|ex|ex mann|freund|vater|nachbar)|er|sie) ({jetzt})*(hammert|schlagt|tritt|bricht|versucht|brullt|schreit|bedroht|verfolgt|droht|steht|trommelt|klopft) ~~(an die tur|an der tur|gegen die tur|meine tur|meiner tur|die tur (ein|auf)|mich|hier rein|in die wohnung|vor der tur und schreit)(?! (an weil|und dann habe))
      (mein (mann|freund|vater|ex|partner)|er) ({jetzt})*(schlagt|bedroht|hat mich ({jetzt})*(geschlagen|bedroht))( mich)?(?= $| [.?] | (ich|und ich|mich|gerade|bitte) )
      ich (habe|hab) ({sehr})*({sehr})*angst (um mein leben|dass er|vor meinem (mann|vater|freund|ex)|hier|dass ich sterbe|er|zu sterben)
      ich (brauche|brauch) ({jetzt})*(sofort |dringend |bitte )*(einen arzt|einen krankenwagen|den notarzt|einen notarzt|hilfe|medizinische hilfe|die polizei|meine medikamente|mein spray|mein asthmaspray)(?= $| [.?] | (bitte|ich|schnell|sofort|mir|jetzt) )
      (rufen sie|ruf|holen sie|konnen sie|konnten sie) (bitte |mir )*(einen krankenwagen|den notarzt|einen arzt|die polizei|112|110|hilfe)
      (familiarer|medizinischer|ein|einen) notfall( in der familie)?(?= $| [.?] | (ich|bei|gerade|zu|in|wir|muss) )(?! (auf|im (betrieb|dienst)))
    `,
    end: `
      {kann}({jetzt})*({jetzt})*((mit )?{treffen} )({jetzt})*(hier |jetzt |an (dieser|der) stelle |bitte |damit |gerne? |lieber |an dem punkt )*(beenden|abbrechen|stoppen|aufhoren|zuruckziehen|abschliessen|abbreche|abbrechen durfte|beende|stornieren|absagen|auflegen|schluss machen|nicht (mehr )?(fortsetzen|weiterfuhren|weitermachen|fortfuhren)|verlassen|canceln)
      {kann}({jetzt})*({jetzt})*(gerne? |lieber |hier |bitte |jetzt |an (dieser|der) stelle |damit |das |es |dann |mal |nun |doch |vielleicht |das hier |das ganze |am liebsten |die sache |es dabei |wohl )*(aufhoren|abbrechen|abbreche|aufhore|schluss mache|schluss machen|beenden|beende|auflegen|aussteigen|raus hier|ausloggen|stoppen|nicht (mehr )?(weitermachen|weiterreden|fortfahren|weiter machen|teilnehmen|mitmachen|weiter|fortsetzen)|einen schlussstrich ziehen|gehen|verabschieden|dabei belassen|belassen|raus aus dem (verfahren|prozess)|meine bewerbung zuruckziehen)({ende})(?! mit (dem rauchen|der maschine|dem kunden)| nach hause)
      ich (hore|hor|breche|brech|beende|beend|lege|leg|mache|mach|steige|steig|ziehe|zieh) ({jetzt})*((das|es|dann|mal|hier|jetzt|damit|nun|lieber|{treffen}|meine bewerbung) )*(auf|ab|schluss|aus|beenden|zuruck|das gesprach|das interview)(?= $| [.?] | (ich|danke|tschuss|hier|jetzt|vielen|das|auf|und (tschuss|danke)|das interview|mit dem interview) )
      ich beende ({jetzt})*{treffen}({ende})
      ich (mochte|will|kann|werde|mag|wurde lieber) ({jetzt})*(das interview |das gesprach |das |hier |wirklich |mit dem interview |mit ihnen )*(nicht|nicht mehr|nicht langer|lieber nicht|gar nicht) (mehr |langer )*(weitermachen|weiter machen|weiterreden|weiter reden|fortfahren|fortsetzen|weiter|teilnehmen|mitmachen|weiterfuhren|weiterfuhren|weitersprechen)({ende})
      (bitte )?(beenden|stoppen|brechen) (sie|wir) (bitte |jetzt )*{treffen}( bitte| jetzt| hier| ab)*
      (bitte )?(brechen|horen|machen|beenden) wir (hier |das |bitte |jetzt |es |{treffen} |an dieser stelle |lieber |damit |einfach )+(ab|auf|schluss|feierabend|hier)?({ende})
      ich (mochte|will|wurde) ~(aus dem|vom) (verfahren|prozess|auswahlverfahren|bewerbungsverfahren|bewerbungsprozess) ~(aussteigen|zurucktreten|raus|zuruckziehen)
      (nehmen|streichen|loschen) sie (mich|meine bewerbung|meine daten) ~(aus|raus|von|bitte)
      ich (ziehe|mochte|will|wurde) ~(meine|die) bewerbung ~(zuruck|zuruckziehen|zurucknehmen)
      ich (habe|hab) (kein interesse|keine lust|genug) (mehr )?(an|auf|von)? ?~(interview|gesprach|stelle|job|bewerbung|mehr|das hier|diesen fragen|davon)?({ende})
      (das|der job|die stelle) (ist|war) ({jetzt})*(doch |wohl )*(nichts fur mich|nicht das richtige( fur mich)?|nicht mein ding)
      (das|jetzt) reicht (mir )?(jetzt|es|fur heute|mir)
      (keine|keine weiteren) fragen mehr( bitte)?(?= $| [.?] | (bitte|ich|danke) )
      (auf wiedersehen|tschuss|auf wiederhoren|schonen tag noch|tschau|ciao)(?= $| [.?] $)
      schluss (jetzt|hier|damit|aus)(?= $| [.?] | (ich (will|mochte|hab|habe)|bitte|danke) )
    `,
    accommodation: `
      (ich bin|da ich|weil ich|bin) ({sehr})*(auf (dem|einem) ~(ohr|auge) )?({sehr})*{leiden} ~~~~(konnen|konnten|kann|konnte|gibt es|bitte|brauche|brauch|deshalb|darum|deswegen|dauert|ware|schwer|hore|verstehe|lauter|langsamer|untertitel|schriftlich|tippen|lesen|mehr zeit)
      ich (habe|hab|trage|nutze|benutze) ({sehr})*{leiden_haben} ~~~~(konnen|konnten|kann|konnte|gibt es|bitte|brauche|brauch|deshalb|darum|deswegen|dauert|ware|schwer|langsamer|untertitel|schriftlich|tippen|lesen|vorlesen|mehr zeit)
      (konnen|konnten|kann|konnte|gibt es|bitte|darf)~~~~({leiden_haben}|(bin|ich bin) ({sehr})*{leiden}|ich stottere)
      ich (stottere|stotter) ({sehr})*(ein bisschen |etwas |manchmal |leider |stark )*(?= $| [.?] | (und|konnen|konnten|bitte|es|das|ich|deshalb|darum|wenn|also|deswegen|lassen|dauert|geben|manchmal) )
      (kann|konnte|darf|durfte) (ich|man) ~~(schriftlich|tippen|schreiben|eintippen|per (tastatur|text|chat)|mit (der tastatur|einem dolmetscher|gebardensprache)|in gebardensprache)( antworten| machen| beantworten)?(?! (wie|dass))
      (kann|konnte|darf|durfte|ist es moglich dass) ich ~~(mehr zeit|langer zeit|etwas mehr zeit|untertitel|die fragen (lesen|schriftlich|sehen|auch lesen)|die frage (lesen|schriftlich|mitlesen)|einen dolmetscher|eine (dolmetscherin|assistenz)) ~(haben|bekommen|lesen|kriegen|fur|sehen|mitbringen)?
      (gibt es|haben sie|konnte man|kann man|konnten sie|konnen sie|gabe es) ~~(untertitel|gebardensprache|gebardendolmetscher|eine schriftliche (version|variante|form)|eine textversion|schriftlich|barrierefrei|screenreader|einen dolmetscher|grossere schrift|die schrift grosser|eine andere (moglichkeit|form)|die fragen (anzeigen|einblenden|schriftlich))
      {sie}~(langsamer|lauter|deutlicher|etwas langsamer|nicht so schnell|nicht unterbrechen|mich ausreden lassen|mir mehr zeit|mich nicht unterbrechen)( sprechen| reden| lesen| lassen| geben)?
      (sprechen|reden) sie (bitte |etwas |ein bisschen )*(langsamer|lauter|deutlicher|nicht so schnell)
      ich (hore|hor|verstehe|seh|sehe|kann) (sie |den text |den bildschirm |auf ~ohr )*(kaum|schlecht|sehr schlecht|nur schlecht|fast nichts|nicht gut|nicht so gut|nichts auf|schwer)( horen| sehen| lesen)?({ende})~~~(horgerat|ohr|lauter|untertitel|schwerhorig|brille|lesen|schrift|grosser|bildschirm|schriftlich)
      ich (brauche|brauch|brauchte|benotige) (etwas |ein bisschen |ein wenig |leider |oft |immer |einfach )*(mehr zeit|langer (zeit|zum)|untertitel|einen (gebardendolmetscher|dolmetscher|screenreader)|eine (vorlesefunktion|assistenz)|hilfsmittel|nachteilsausgleich)~~(zum|um|fur|wegen|bitte|weil|als)?
      (die|bei mir) (buchstaben|worter|zeilen) ~(tanzen|springen|verschwimmen|durcheinander)
      (es dauert bei mir|bei mir dauert es|ich brauche) ~(langer|etwas langer) ~~(worter|sprechen|lesen|rauskommen|stottere|antworten|schreiben|verstehen)
      ich (bin|kann) (heute |gerade |momentan |leider )*(heiser|nicht sprechen|nicht laut sprechen|nicht reden)(?= $| [.?] | (kann|konnte|darf|gibt|ich|weil) )
    `,
    abuse: `
      (du|sie) (bist|sind|seid|bisch) ({sehr})*(doch |ja |echt |wirklich |nur |nichts als |einfach |so |ein |eine |einer |der |so ein |so eine |das |die )*({fluch} )*({schimpf}|{fluch} (maschine|roboter|computer|ki|programm|ding|kiste|bot|stimme))(?! (mit|dran))
      (du|sie) ({fluch} )*({schimpf}|{fluch} (maschine|roboter|computer|ki|programm|ding|kiste|bot))
      (so ein|so eine|was fur ein|was fur eine|dieser|diese|dieses|ihre|deine) ({fluch} )+({schimpf}|fragen?|maschine|roboter|computer|ki|programm|ding|bot|stimme|interview|gesprach)({ende})
      (halt|halten sie) (einfach |endlich |jetzt )?(die|den|dein|deine|ihre|ihren|das) (klappe|maul|mund|fresse|schnauze|rand)
      (fick|verpiss|leck|scher|schleich|verzieh) (dich|mich|dich doch|dich ins knie)( am arsch| zum teufel)?
      leck mich
      (geh|gehen sie|fahr) (doch )?(sterben|zum teufel|zur holle)
      ich (werde|wurde|will|komme|hau|haue|schlage|schlag|mach|mache|trete) ~(dich|dir|sie|ihnen) ~(fertig|kaputt|kaputt machen|kaputtschlagen|schlagen|eine rein|verprugeln|umbringen|finden|zerstoren|zerlegen|in die fresse|eine|weh|aus dem fenster)({ende})
      (das|du|sie|ihr) (wirst|werdet|werden) ~(bereuen|noch sehen was|bussen)(?= $| [.?] )
      ich (weiss|finde raus|finde heraus|finde) wo (du|sie|ihr) (wohnst|wohnen|wohnt|sitzt|arbeitet|arbeiten)
      (du|deine|ihre|sie) (hast|stimme|haben|klingst|klingen|bist|sind|klingt) ~(sexy|geil|heiss|scharf|erotisch|geile|sexy stimme)(?! (auf|draussen))
      (was hast du|was haben sie|hast du|haben sie) ~(an|drunter|unterwasche|nackt|einen freund schatzchen)(?= $| [.?] | (schatz|susse|baby|schatzchen) )
      (zieh|ziehen sie) (dich|sich|dein|deine|mal) ~(aus)
      ich (will|mochte|wurde) (dich|mit dir|gerne? mit dir|mit ihnen|sie) ~(ficken|kussen|ins bett|schlafen|anfassen|vogeln|bumsen|sex|nackt sehen)
      (hast du|willst du|haben sie|wollen sie|lust auf) ~(sex|ficken|kuscheln|mit mir ins bett|ein date mit mir|mit mir schlafen)
      (na|hey|hallo|komm|oh) (susse|susser|sexy|schnecke|puppe|mause?|schatzchen|baby|geile)(?! (und|ist))
      (deine|eure|ihre|solche|diese|so) (scheiss|blode|blod|dumme|bescheuerte|damliche|beschissene|dummen|bloden|bescheuerten|damlichen|beschissenen|verdammten) (fragen?|fragerei|stimme|interview|maschine)
    `,
    other_language: `
      ({kann}|{sie}|geht das |geht es |ginge das |ware es moglich |ist es moglich |ich (rede|spreche|antworte) lieber |ich wurde lieber |ware |wechseln )~~(auf|in|ins|zu|zum) {sprache}
      (auf|in|ins) {sprache} (bitte|moglich|antworten|sprechen|machen|weitermachen|weiter|fuhren|reden|wechseln|sagen|ware|leichter|einfacher|besser|lieber|erklaren|gehen|fur mich|weiss)
      (sprechen|verstehen|konnen) sie (auch |vielleicht )*{sprache}
      (mein|meine) ({sprache}|deutschkenntnisse|sprachkenntnisse) (ist|sind|reicht|reichen) ~(nicht|schlecht|schwach|noch)
      ich (spreche|kann|verstehe|sprech) (leider |noch |sehr )*(nicht|kein|kaum|wenig|nur wenig|nur|nicht so|schlecht|nicht genug|nicht gut) ~(gut |viel )?{sprache}
      (in|auf) (einer|eine) anderen? sprache
    `,
    break: `
      {kann}({jetzt})*(bitte |kurz |mal |ganz |schnell |eben |vielleicht |gerne? |noch |wir )*((eine|ne|kurze|kleine|eine kurze|eine kleine|fur|zwei|funf|zehn|paar|ein paar) )*(pause|minuten pause|unterbrechung|minuten unterbrechen|pausieren|unterbrechen|verschnaufpause)( machen| einlegen| haben| nehmen)?({ende})(?! zwischen)
      (pause|unterbrechung) (bitte|machen)({ende})
      (ich )?(brauche|brauch|brauchte) ({jetzt})*(mal |kurz |bitte |dringend )*(eine|ne|kurz eine|mal eine) (kurze |kleine )*(pause|unterbrechung|auszeit)
      {kann}({jetzt})*(ganz |kurz |mal |schnell |eben |bitte |nur |rasch |dringend )*((auf|zur|aufs|zum|ans|an die|nach der|zu) (die |das |der |den |dem )?)(toilette|klo|wc|tur|fenster|telefon|haustur|kuche|kind|kleinen|baby|hund)( gehen| schauen| rennen)?
      {kann}({jetzt})*(ganz |kurz |mal |schnell |eben |bitte |mir |nur |rasch |noch )*(ein |einen |eine |etwas |was |das |mein |mir |glas |schluck |die |den |der |meinem |meine |meinen )*(wasser|trinken|wasser holen|tur aufmachen|tee|kaffee|fenster zumachen|fenster schliessen|kind|hund|ladekabel|netzteil|taschentuch|tablette|brille|jacke|handy|herd)( holen| trinken| nehmen| aufmachen| zumachen| schliessen| rauslassen| ausmachen| anschliessen| schauen| beruhigen| besorgen)*({ende})
      (es|hier|da|jemand) (klingelt|hat|ist|klopft) ({jetzt})*(an der tur|geklingelt|jemand an der tur|an meiner tur|der postbote|die post|bei mir|es|ein paket|der paketbote)({ende})
      (mein|meine|der|die|das|unser) (kind|kinder|sohn|tochter|baby|hund|katze|kleiner?|handy|telefon|wecker|klingel|postbote|paketbote|tur|rauchmelder|kleine|nachbar) ({jetzt})*(klingelt|weint|schreit|bellt|ruft|ist aufgewacht|ist wach|steht (hier|in der tur|vor der tur)|braucht mich|ist da|hat hunger|muss raus|wacht auf)(?! (dann|immer|oft|jede))
      (ich bin|bin) (gleich|sofort|in (zwei|funf|einer|zehn|ein paar) minuten?|kurz) (wieder )?(da|weg|zuruck|hier)
      (nur |noch |kurz |gib mir |geben sie mir |ich brauche |brauche |in )+(zwei|funf|zehn|drei|ein paar|2|5|10|3) minuten( bitte)?(?! (zum|um (nachzu|mir)|bis))({ende})
      (konnen|konnten|kann|konnte) (wir|ich) (das |es |das gesprach |das interview |vielleicht |den rest )*(spater|morgen|an einem anderen tag|ein anderes mal|ein ander mal|heute abend|nachste woche|verschieben|zu einem anderen zeitpunkt)( weitermachen| fortsetzen| machen| fuhren| verschieben)?
    `,
    salary_question: `
      (was|wie viel|wieviel|welches|welche|wie hoch|wie|wo) ({jetzt})*(ist|ware|verdiene|verdient|verdiene ich|zahlen|zahlt|bezahlen|gibt|bekomme|bekommt|kriegt|kriege|sieht|wurde|liegt|kann|gehalt|lohn|hoch|beim) ~~(gehalt|lohn|bezahlt|verdienen|man ~(monat|stunde|jahr)|stundenlohn|vergutung|geld|verdienst|bezahlung|gehaltsspanne|bruttogehalt|netto|brutto|sie (mir )?(dafur|fur (die|diese) stelle)|zahlen|(die|diese) stelle (bezahlt|dotiert)|sie eigentlich|man (da|hier|bei ihnen|so|denn|dort)|ich (da|hier|bei ihnen|denn|im monat))(?! (falsch|abgerechnet))
      was verdient man
      (wie (viel|ist|wird|hoch)|wieviel|was) ~~(verdient|verdiene|gehalt|lohn|bezahlt|vergutet|stundenlohn|bezahlung|vergutung|gehaltsspanne|zahlen sie|zahlt (ihr|die firma|das unternehmen))(?= $| [.?] | (man|ich|hier|bei|denn|fur|im|in|pro|eigentlich|da|dort|die|diese|so|wird|brutto|netto|aus|uberhaupt|dafur|gibt) )
      (welches gehalt|welcher lohn|welche gehaltsspanne|welche vergutung|welchen stundenlohn|welcher stundenlohn|mit welchem gehalt|mit welchem lohn)
      (gibt es|bekommt man|zahlen sie|wird|werden|ist|bekomme ich|kriegt man|gibt is) ~~(tarif|tariflohn|nach tarif|weihnachtsgeld|urlaubsgeld|zuschlage|nachtzuschlag|bonus|uberstunden (bezahlt|vergutet)|mindestlohn|provision|trinkgeld|13 gehalt|das gehalt ~verhandelbar)({ende})
      (frage|fragen|wissen|sagen|interessieren|interessiert|ansprechen) ~~(gehalt|lohn|bezahlung|verdienst|vergutung|stundenlohn|verdiene|bezahlt wird)(?= $| [.?] | (ist|aussieht|ware|hoch|hier|bei|liegt|denn|wird|in|fur|mir) )
    `,
    about_ai: `
      (bist|sind) (du|sie) ({jetzt})*(eigentlich |denn |wirklich |uberhaupt |jetzt |echt )*(ein |eine |ne |n |einer )?(echter? |richtiger? |lebender? |reale |kunstliche )*(mensch|person|maschine|roboter|computer|ki|bot|chatbot|kunstliche intelligenz|programm|computerprogramm|automat|mann|frau|echt|lebendig|aufzeichnung)
      (rede|spreche|sprech|red|unterhalte|chatte) ich (mich )?({jetzt})*(hier |denn |eigentlich |wirklich |da |gerade )*(mit|zu) (einem|einer|nem|ner|dem|der) ~(mensch|menschen|person|maschine|roboter|computer|ki|bot|chatbot|programm|computerprogramm|automaten|kunstlichen intelligenz)
      (ist|war) (das|da|hier|dies) ({jetzt})*(eigentlich |denn |wirklich |nur |jetzt )*(ein |eine |jemand |n |ne )?(echter? )?(mensch|ki|roboter|maschine|computer|bot|automat|aufnahme|aufzeichnung|computerstimme|programm|dran)({ende})
      wer (hort|liest|sieht|bekommt|schaut|wertet|hat zugriff|entscheidet|bewertet|beurteilt|kriegt|ist da) ({jetzt})*(sich |das |da |hier |das hier |die |meine |den |eigentlich |spater |danach |denn |alles |am ende |dieses )*(zu|mit|das|an|aufnahme|antworten|aufzeichnung|aus|video|gesprach|mich|ob ich|danach|nachher|spater|interview|dran|uber mich)({ende})
      (wie|wonach|nach welchen kriterien|worauf|woran) (werde|werden|wird|bewerten|bewertet|beurteilen|achten|achtet|funktioniert|wertet|misst) ~~(bewertet|beurteilt|ausgewertet|punkte|bewertung|auswertung|entschieden|ich|antworten|sie|ki|dabei)({ende})(?! (mit kunden|mit stress))
      (wird|werden|werde) (das|dieses|ich|das gesprach|meine (antworten|daten|stimme)|unser gesprach|hier|das hier|alles) ({jetzt})*(eigentlich |hier |denn |gerade )*(aufgezeichnet|aufgenommen|gespeichert|mitgeschnitten|von einer (ki|maschine) ~|ausgewertet|mitgehort|abgehort|analysiert)({ende})
      (was passiert|wo landen|wo landet|was machen sie|wie lange ~) ~(mit )?(meinen daten|meine daten|der aufnahme|die aufnahme|meinen antworten|meiner stimme|dem video|aufzeichnung|gespeichert)
      (hort|liest|sieht|schaut) (da|hier|das|jemand|uns|mir|das hier) ~(jemand|mensch|einer|zu|mit)({ende})
      entscheidet (da |hier |am ende |die |eine )*(ki|maschine|computer|mensch|algorithmus)
    `,
    job_question: `
      (wie|was|wann|wo|wer|welche|welcher|welches|mit wem|an wen|ab wann|bis wann|warum|wieso) (gross|viele|lange|oft|sind|ist|ware|waren|wird|werden|wurde|wurden|sieht|sehen|kann|konnte|hore|bekomme|erfahre|erfahrt|geht|gibt|liegt|lauft|laufen|muss|musste|startet|beginnt|fangt|hoch|flexibel|weit|arbeitet|arbeiten|berichte|aufgaben|schichten|kriege|sucht|suchen|passiert|kommt|wurd|genau) ~~({stelle}|von ihnen|bescheid|los|es weiter|es danach weiter|anfangen|der nachste schritt|als nachstes|danach|typischer (tag|arbeitstag)|arbeitstag|arbeitsplatz|leute|mitarbeiter|zusammenarbeiten|mein (chef|vorgesetzter)|meine (chefin|vorgesetzte|aufgaben))({ende})
      (gibt|gabe|ist|sind|muss|musste|kann|konnte|darf|ware|waren|wird|werden|bieten|haben|hat|stellen|sucht|suchen|brauche|bekomme|bekommt|kriegt|arbeitet|arbeiten) (es|die|das|man|ich|sie|der|dieser|diese|dort|da|hier|bei ihnen|im team|die firma|das team|das unternehmen|is|eine|in) ~~({stelle}|von zu hause|remote|am wochenende|nachts|flexibel|feedback|allein|alleine|feiertagen|mobil|nachtdienst|nachtarbeit)({ende})
      (wann|bis wann|ab wann|wie lange) ~~(hore ich|bescheid|ruckmeldung|antwort|melden (sie )?sich|melden|anfangen|starten|erfahre ich|losgehen|es los|dauert (es|das verfahren|der prozess)|ergebnis|entscheidung|von ihnen|zusage)({ende})
      (ich (hatte|hatt|habe|hab|wurde gern|wollte|mochte)) ~(noch |mal |auch |gerne? )*(eine|ne|ein paar|zwei|paar|kurz eine)? ?(fragen?|fragen|wissen|etwas wissen) ~(zur|zum|uber|zu der|nach|wie|ob|was|wann|wegen) ~(der |die |das |dem |den )?({stelle}|nachsten schritten|ablauf)
      (konnen|konnten) sie (mir )?(etwas|was|mehr|kurz|noch|bitte|kurz etwas|vielleicht) ~(uber|zur|zum|zu) (das|die|den|der|dem|ihre[rn]?)? ?({stelle}|ablauf)~(sagen|erzahlen|erklaren)?
      wie geht (es|is) (jetzt|dann|danach|denn|nach dem (interview|gesprach)|hiernach|nachher|im anschluss) ~(weiter)
    `,
    rephrase: `
      was (meinen|meinst|verstehen|verstehst|wollen|mochten|heisst|bedeutet|ist|soll|genau meinen) (sie|du|das|der|die|wir|damit|hier|genau|denn|eigentlich|mit|unter|bitte|jetzt|ein|eine) ~~(damit|genau|unter|mit|wissen|horen|eigentlich|gemeint|heissen|bedeuten|sagen|von mir|fur ein|sie|das wort)({ende})?
      was (meinen|meinst) (sie|du)({ende})
      was (heisst|bedeutet) ~(wort|begriff|das|hier|genau|denn|eigentlich)? ?[^ ]{3,30}({ende})
      wie (meinen|meinst) (sie|du) (das|denn das|die frage|es)
      (wie|was) ist (das|die frage|denn|damit|hier|diese frage) ({jetzt})*(genau |jetzt |denn |eigentlich )*gemeint
      (ich|das|die frage|den begriff|das wort) ({jetzt})*(habe|hab|versteh|verstehe|kapier|kapiere|begreife|weiss|kenne|kann|check|checke|blicke) ({jetzt})*(ich |die frage |das |sie |den begriff |das wort |jetzt |leider |glaube ich |mit der frage |den sinn |die |ihre )*(nicht|nicht so|nicht ganz|nicht richtig|nicht wirklich|gar nicht|nichts|noch nicht|nicht genau) ({jetzt})*(so |ganz |recht |genau |richtig )*(verstanden|die frage|was (sie|du|damit|das|mit|hier|genau)|die ~frage|anfangen|kapiert|wie (sie das|das) meinen|gemeint|wie das gemeint|worauf sie|was gemeint|worum es|durch|sagen)?({ende})~~(meinen|gemeint|hinauswollen|wissen wollen|verstanden|frage|wollen|ist|heisst|bedeutet|bitte)?
      (ich )?(verstehe|versteh|kapiere|kapier|begreife) (die|ihre|diese|deine|den) (frage|sinn|satz|begriff|wort) (leider |gerade |jetzt |irgendwie |noch )*(nicht|nicht ganz|nicht so ganz|nicht richtig|nicht wirklich)
      ({sie}|{kann})(die frage |das |mir |es |mir das |die |noch mal |bitte |vielleicht |etwas |ein bisschen |kurz |genauer |sie |den begriff |nochmal |anders |ihre frage )*(umformulieren|anders (formulieren|fragen|ausdrucken|sagen|erklaren|stellen)|anders|erklaren( was)?|einfacher (formulieren|sagen|ausdrucken|erklaren|fragen)|einfacher|naher erklaren|genauer (sagen|erklaren)|konkretisieren|prazisieren|verdeutlichen|erlautern|in (anderen|einfachen|einfacheren) worten|mit anderen worten|verstandlicher)
      (in|mit) (anderen|einfachen|einfacheren) worten
      worauf (wollen|mochten|zielen) (sie|die frage|zielt) ~(hinaus|ab|damit)?
      (was|welche art|welche sorte) ~(fur|von) (ein|eine|einer)? ?(beispiel|situation|erfahrung|antwort|projekt) (meinen|soll|wollen|mochten|suchen|ist|denn|genau|wollen|horen)
      (meinen|meinst) (sie|du) (das |jetzt |damit |so |eher |also |da )*(beruflich|privat|im job|bei der arbeit|jetzt|ein|eine|einen|so etwas|als|oder|mit|die|den|meine|so was|konkret)
      (die|diese|ihre) frage (ist|war|klingt) ~(unklar|zu kompliziert|kompliziert|verwirrend|schwer zu verstehen|nicht klar|zu lang|zu abstrakt|nicht verstandlich|unverstandlich)
    `,
    repeat: `
      ({sie}|{kann})({jetzt})*(die frage |das |mir |es |sie |das alles |ihre |den |letzten |teil |zweiten |noch |mal |einmal |bitte |vielleicht |kurz |noch mal |nochmal |ganz |frage |satz |was sie gesagt haben |mir das )*(wiederholen|wiederhole|noch mal (sagen|stellen|horen|vorlesen|lesen|fragen|formulieren|horen|bitte|haben|nennen|durchgeben)|noch einmal ~(sagen|stellen|horen|vorlesen|lesen|fragen|bitte|haben|nennen)|erneut (stellen|vorlesen|sagen)|ein zweites mal ~(sagen|stellen|horen))
      (sagen|stellen|fragen|lesen|wiederholen) sie (das |die frage |es |mir |bitte |sie |mir das |ihre frage )*(bitte |noch mal |noch einmal |erneut |vor |bitte noch mal )+
      (sag|frag|stell|wiederhol|wiederhole) (das |die frage |es |mir |bitte )*(bitte |noch mal |noch einmal )*({ende})
      (wie|was) (war|lautete|ist|lautet|hiess) ({jetzt})*(die|ihre|noch mal die|noch mal|noch|das|denn|gleich|noch mal ihre|die letzte|noch mal die genaue|gleich noch mal die|noch einmal die) ~(frage|noch mal|gleich|genau|letzte)({ende})
      (was|wie) (haben|hatten|hast) (sie|du) ({jetzt})*(gerade |eben |noch mal |genau |jetzt |da |mich |denn |zuletzt )*(gesagt|gefragt|wissen wollen|gemeint gerade)
      (ich|das|sie|die frage|den letzten teil|den) ({jetzt})*(habe|hab|hatte|konnte|kann|war|ist) ({jetzt})*(ich |sie |das |die frage |den |letzten |teil |gerade |eben |jetzt |leider |akustisch |irgendwie |mich |kurz |ihre |zweiten |anfang |ende )*(nicht|nicht ganz|nicht richtig|nicht gut|nicht so gut|kaum|schlecht|uberhaupt nicht|akustisch nicht) ~(gehort|verstanden|mitbekommen|mitgekriegt|horen|verstehen|aufgepasst|angekommen)(?! was sie (meinen|damit))
      ich (habe|hab) ({jetzt})*(die frage |ihre frage |den faden |jetzt |gerade |leider |was sie gefragt haben |was die frage war )+(vergessen|verloren|verpasst|nicht mehr im kopf|verpeilt)
      (die|der|das|ihre|sie) (verbindung|ton|stimme|leitung|internet|waren|bild) (war|ist|hat|sind|wurde|waren) ~(weg|abgehackt|schlecht|unterbrochen|gehangen|gestockt|nicht zu horen|kurz weg|ausgefallen|eingefroren)
      (noch mal|noch einmal|wie bitte|bitte noch mal|bitte noch einmal)( bitte| die frage| das| von vorne| vorlesen| sagen| wiederholen)*(?= $| [.?] $)
      (was|wie) war (der|das) (zweite|letzte|erste|andere) (teil|frage|halfte|punkt)
    `,
    skip: `
      ({kann}|{sie})({jetzt})*(diese |die |das |bitte |lieber |gerne? |einfach |vielleicht |frage |gleich |da |mal |hier |direkt |diese frage |die frage |dazu |daruber |darauf |hierzu |es |an der stelle )*(uberspringen|uberspringe|auslassen|weglassen|passen|weitergehen|weiter machen mit|zur nachsten( frage)?( gehen| springen| ubergehen| kommen)?|mit der nachsten( frage)? (weitermachen|fortfahren|weiter)|die nachste( frage)?( haben| nehmen| stellen| horen| machen)?|nicht (antworten|beantworten|reden|sprechen|sagen|eingehen)|nichts (sagen|dazu sagen)|eine andere( frage)?( haben| nehmen| stellen| bekommen)?|weiter zur nachsten|spater beantworten|skippen|weitermachen|keine (antwort|angaben?) (geben|machen))({ende})
      ich (uberspringe|passe|pass|lasse|uberspring|lass) ({jetzt})*(die|diese|das|da|hier|bei der|lieber|mal|bei dieser|die frage|diese frage|frage)*( frage| lieber| aus| hier| mal)*(?= $| [.?] | (bitte|danke|lieber|aus|die|wenn) )
      (nachste|andere|die nachste|eine andere|weiter zur nachsten) (frage|bitte)( bitte)?(?= $| [.?] | (bitte|danke) )
      (das|diese frage|die frage) (ist|geht|finde ich) (mir |sie |ihnen )*(zu privat|zu personlich|privat|zu intim|nichts an|ziemlich privat|sehr privat|sehr personlich|unangenehm|zu nah)
      (dazu|darauf|daruber|hierzu|da) (mochte|will|wurde|sage|kann|mag|sag) ich (lieber |gerne? |jetzt |hier |eigentlich )*(nicht|nichts|keine) ~(sagen|antworten|sprechen|reden|beantworten|angabe|angaben|erzahlen|eingehen|auskunft)?({ende})
      ich (mochte|will|wurde|mag) (die|diese|darauf|daruber|dazu|da|das|hier|diese frage|die frage) ~(lieber |gerne? )?(nicht|nichts) ~(beantworten|antworten|sprechen|reden|sagen|eingehen|erzahlen)
      (gehen|machen|springen|kommen) wir (bitte |doch |lieber |einfach |gleich |direkt )*(weiter|zur nachsten|mit der nachsten|zum nachsten)( frage)?( weiter)?
      (stellen|fragen) sie (mir |mich )?(bitte |lieber |was |etwas )*(eine andere|die nachste|anderes|eine andere frage)( frage)?
    `,
    moment: `
      ({kann}|{sie}|ich brauche |ich brauch |ich brauchte |brauche |geben sie mir |gib mir |lassen sie mir |warten sie |bitte |nur |habe ich |hatte ich )(mal |bitte |kurz |nur |noch |ganz |einfach |mir |da |ich |daruber |erst |einmal |vielleicht )*(einen|ein|eine|nen|n|ne|noch einen|kurzen|kurz einen|kleinen|paar|ein paar) ((kurzen|kleinen|winzigen|ganz kurzen) )*(moment|augenblick|momentchen|sekunde|minute|sekunden|bisschen zeit|wenig zeit|moment zeit|minutchen|sekundchen)
      ({kann}|lassen sie mich |lass mich |ich muss |muss ich |ich muss da |da muss ich |muss |ich mochte |ich wurde )(mal |bitte |kurz |nur |noch |ganz |einfach |mir |da |ich |daruber |druber |erst |einmal |eben |mir das |das |schnell |gerade |einen moment |in ruhe |einen augenblick |das noch mal )*(uberlegen|nachdenken|denken|gedanken (sortieren|sammeln|ordnen)|sortieren|sammeln|darauf besinnen|nach denken|durch den kopf gehen lassen)({ende})
      (einen|ein|nen|kleinen|kurzen|noch einen|moment|augenblick|sekunde|eine) (moment|augenblick|momentchen|sekunde|minute|bitte|mal|sekundchen)( bitte| noch| mal)*(?= $| [.?] | (ich (uberlege|denke|muss|uberleg|denk)|bitte|noch|lassen|da) )
      (warten|wart|warte|moment) (sie |mal |kurz |bitte |einen |moment |eben )+(?= $| [.?] | (ich (uberlege|denke|muss)|bitte) )
      ich (uberlege|uberleg|denke|denk) (gerade|noch|kurz|mal|noch mal|da|grad)( noch| nach| daruber| druber| mal| kurz| gerade)*
      (gute|schwierige|interessante|schwere|tolle|spannende) frage ~~(uberlegen|moment|nachdenken|sekunde|augenblick)
    `,
    dont_know: `
      (da |dazu |mir |spontan |jetzt |also )*(fallt|fallen|kommt) (mir|mir da|mir jetzt|mir gerade|da|dazu|mir dazu|jetzt|spontan|da mir) ({jetzt})*({sehr})*(da |dazu |spontan |jetzt |so |auf die schnelle |gerade |mir |einfach |wirklich |auch )*(nichts|gar nichts|uberhaupt nichts|kein|keine|keiner|uberhaupt kein|gar kein|absolut nichts|nix|nicht) ~(ein|beispiel|situation|in den sinn|gutes|konkretes|dazu|passendes|viel)?
      (mir|da) fallt ~(nichts|kein|keine|nix) ~~(ein)
      (ich|das|da|dazu) (weiss|wusste|weis|wuste|wusst) (ich|es|das|da|dazu|leider|ehrlich gesagt|jetzt|gerade|echt|wirklich|uberhaupt|auch|so)* ?({jetzt})*(auch |gar |so |wirklich |da |das |jetzt |ich |leider |echt |keine )*(nicht|nichts|keine antwort|keins|keines|nix)( so genau| genau| wirklich| mehr| sagen| was ich~| wie~| recht| wo ich~| dazu| darauf)*({ende})(?! (was sie meinen|wie sie das meinen|wie das gemeint))
      (ich |da |dazu |leider )*(habe|hab) (ich )?(da |dazu |leider |ehrlich gesagt |gerade |jetzt |wirklich |auch |uberhaupt |spontan |absolut |immer noch |noch |so |gar )*(keine|kein|keinen|nichts|nix) (gute |richtige |konkrete |gutes |richtiges |konkretes |wirkliche |wirkliches |passendes |blasse )*(ahnung|idee|beispiel|antwort|erfahrung|plan|schimmer|blassen schimmer|erinnerung|parat|zu bieten|im kopf|situation|vorstellung|dazu|fur sie)?({ende})
      (keine|absolut keine|null|gar keine|leider keine|uberhaupt keine|kein|nicht die geringste) (ahnung|idee|plan|beispiel|antwort|blassen schimmer|schimmer)
      (ich )?(habe|hab|hatte|war) (so (etwas|was)|das|sowas|so eine situation|eine solche situation|so einen fall|noch) ({jetzt})*(noch |ehrlich gesagt |bisher |eigentlich |auch )*(nie|noch nie|nicht|niemals) (gehabt|gemacht|erlebt|gebraucht|tun mussen|so erlebt|in so einer situation|passiert)
      (so (was|etwas)|sowas|das) (ist|war|kam|hatte ich|habe ich|hab ich) (mir |bei mir |so |ich |bisher |noch |eigentlich )*(noch nie|nie|nicht) (passiert|vorgekommen|vor|gehabt|erlebt|gemacht)
      (mein|ich bin|ich habe|ich hab|bei mir|mein kopf) ~(kopf ist ~leer|blackout|einen blackout|vollig leer|ganz leer|uberfragt|komplett leer|einen totalen blackout|ratlos|planlos)
      (da|jetzt|ich) (bin|muss) (ich )?(uberfragt|passen|ratlos|leider passen|uberfragt gerade)
      (mir|es) (fehlt|fehlen) ~(ein beispiel|die erfahrung|die idee|die worte|da|jede idee)
      (immer noch|auch da|auch) (nichts|nicht|keine ahnung|keine idee)( tut mir leid| sorry| leider)*
      kann ich (nicht|leider nicht|so nicht|dazu nichts|nichts) ~(sagen|beantworten)({ende})
    `,
    done: `
      (das|dies) (war|ist|waren|ware|wars|wares) (is|es|alles|so weit|soweit|eigentlich|dann|schon|im grunde|meine antwort|das|jetzt|auch|von mir|von meiner seite|glaube ich|so|so ziemlich|erst mal|dazu)+( alles| es| von mir| von meiner seite| eigentlich| auch schon| dazu| glaube ich| schon| gewesen| so weit| soweit| dann| im grossen und ganzen| is| erst mal| denke ich)*
      (das|war|mehr) (is|wars|war is|war es|war alles)( dann| eigentlich| schon| von mir| von meiner seite| auch)*
      (mehr|sonst|weiter|dazu|ich) (habe|hab|hatte|fallt|gibt|kann|wusste|weiss|mochte|gibt is|gibt es) (ich|mir|es|da|dazu|nichts|is|jetzt|eigentlich|auch|sonst)* ?(dazu |da |auch |jetzt |mehr |sonst |eigentlich )*(nicht|nichts|nichts mehr|nicht mehr|weiter nichts|nicht ein|nichts weiter)( mehr)?( zu sagen| zu erzahlen| hinzuzufugen| dazu| ein| sagen| erganzen| hinzufugen| zu erganzen)*({ende})
      (nichts|nichts mehr|nichts weiter|sonst nichts) (weiter|mehr|hinzuzufugen|zu erganzen|von meiner seite|von mir|dazu)( hinzuzufugen| von mir| zu sagen| dazu)*
      ich (bin|ware|war|habe|hab) (jetzt |damit |dann |so weit |soweit |mit meiner antwort |alles |da |hier |eigentlich |denke ich |glaube ich )*(fertig|durch|am ende|alles gesagt|gesagt|so weit|soweit|nichts mehr|erzahlt)({ende})
      (sie konnen|wir konnen|konnen wir|von mir aus) (jetzt |gerne? |dann )*(weiter|weitermachen|mit der nachsten ~weitermachen|zur nachsten frage|die nachste frage stellen|weitergehen)({ende})
      (so viel|soviel) (dazu|von mir|von meiner seite)
    `,
  },
  brief: {
    self_harm: `
      (selbstmord|suizid|suizidal|sterben|umbringen|lebensmude)
    `,
    distress: `
      (panikattacke|hilfe|notfall|ich habe angst|mir ist schlecht|mir ist ubel|ich weine|es tut so weh|bin krank|kein gutes gefuhl|bin am ende)
    `,
    end: `
      (aufhoren|abbrechen|beenden|stopp|stop|schluss|auflegen|ende|interview beenden|gesprach beenden|ich mag nicht mehr|ich will nicht mehr|keine lust mehr|ich gehe( jetzt)?|ich bin raus|tschuss|auf wiedersehen|ciao|es reicht|reicht|kein interesse( mehr)?|ich muss (jetzt )?(weg|los|gehen))
      ich (will|mochte) (jetzt )?(raus|weg|gehen|nach hause|nicht mehr)
    `,
    accommodation: `
      ich (bin|habe|hab) ({sehr})*({leiden}|{leiden_haben})
      (schwerhorig|gehorlos|ich stottere|stottere|untertitel|gebardensprache|langsamer|lauter|zu schnell|zu leise|nicht so schnell)
      (kann|konnte|darf) ich (tippen|schreiben|schriftlich)
      ich (hore|sehe) (schlecht|nichts|kaum etwas)
    `,
    abuse: `
      ({schimpf}|scheisse|fresse|klappe|maul|verpiss dich|schnauze|sexy|geil|ficken)
    `,
    other_language: `
      {sprache}( bitte)?
      (kein|nicht gut|schlecht|wenig) {sprache}
      andere sprache
    `,
    break: `
      (pause|kurze pause|toilette|klo|es klingelt|es hat geklingelt|unterbrechung|zwei minuten|funf minuten|spater|morgen|heute nicht|ein andermal)
      (brauche|mochte|will) (eine )?(kurze )?pause
    `,
    salary_question: `
      (gehalt|lohn|bezahlung|verdienst|stundenlohn|wie viel gibt (is|es)|was zahlt ihr|was zahlen sie|was verdient man)
    `,
    about_ai: `
      (mensch|maschine|roboter|ki|computer|bot|wer sind sie|wer bist du|wer spricht da|ist da jemand)
    `,
    job_question: `
      (wie|wann|wo|was|wer|gibt|ist|welche|sind|hat) ~~{stelle}
    `,
    rephrase: `
      (was|wie bitte was|wie meinen sie|wie meinen sie das|was meinen sie|versteh ich nicht|verstehe ich nicht|nicht verstanden|kapier ich nicht|verstehe nicht|unklar|wie genau|inwiefern|zum beispiel|was genau|zu kompliziert|ich verstehe nicht|ich versteh nur bahnhof|was heisst das)
    `,
    repeat: `
      (wie bitte|bitte|noch mal|noch einmal|wiederholen|wiederholung|hallo|entschuldigung|wie war das|was war das|nicht gehort|nicht mitbekommen|akustisch nicht verstanden|die frage|wie|hab (sie |das |es )?nicht (gehort|mitbekommen|verstanden))
    `,
    skip: `
      (weiter|uberspringen|nachste|nachste frage|andere frage|passe|skip|keine angabe|zu privat|privat|lieber nicht|dazu nichts|kein kommentar|die nachste|weiter bitte)
    `,
    moment: `
      (moment|momentchen|augenblick|sekunde|warten|warte|kurz|gute frage|schwierige frage|muss uberlegen|uberlegen|lass mich uberlegen|einen moment|hm moment|ich uberlege|mal sehen|mal uberlegen|nachdenken)
    `,
    dont_know: `
      (keine ahnung|weiss nicht|weiss ich nicht|weiss es nicht|nichts|nix|kein beispiel|keine idee|blackout|nie|noch nie|nicht dass ich wusste|kann ich nicht sagen|schwer zu sagen|nee|leider nicht|leider nein|auch nicht|immer noch nichts|keins|gar nichts)
    `,
    done: `
      (fertig|das war is|das war es|war is|das wars|das war alles|das ist alles|alles|nichts mehr|mehr nicht|ende|nein|nein danke|ne|weiter geht is|passt|das reicht|bin fertig|bin durch|ok weiter|sonst nichts|genau das war is)
    `,
  },
  reported:
    '((?<! (ehrlich|offen|wie|genauer|kurz|anders|grob|schon|bereits|ja|vorhin|nicht) )(gesagt|gefragt|gemeint)|(?<! ihnen )(sagte|sagten|sagt|meinte|meinten|meint|fragte|fragten|fragt|rief|riefen|schrie|schrien|schreit|brullte|brullt|bat|baten|bittet|schrieb|schrieben|schreibt|antwortete|antwortet|erzahlte|erklarte|behauptete|verlangte|forderte|drohte|droht|beschwerte|flusterte|wiederholte|erwiderte|dachte|geschrieben|geschrien|gerufen|gebeten|geantwortet|nannte|genannt|erzahlt|angeschrien|gedroht|beleidigt|gesagt hat|ruft|heisst es|gedacht|so nach dem motto)|(ich|wir|er|sie|man) (sage|sag|frage|frag|bitte|sagen|fragen|rufe) (immer|dann|da|halt|ihm|ihr|ihnen|dem|der|den|zu|zum|oft|meistens|einfach|jedes|erst|grundsatzlich|also|lieber|ihn|nach|stets|meiner|meinem)|(ich|immer|dann) (sage|sag|frage|frag) ich)( [^ .?]{1,30}){0,9}',
  habit:
    '((manchmal|immer|oft|meistens|fruher|damals|normalerweise|gewohnlich|gelegentlich|regelmassig|letztes jahr|letzten (monat|sommer|winter)|in meinem (letzten|alten|ersten|fruheren) job|vor (ein paar|zwei|drei|einigen) jahren)( [^ .?]{1,30}){0,4}|(wenn|falls|sobald|jedes mal|immer wenn|sooft|bevor|nachdem|als)( [^ .?]{1,30}){0,2})',
  inside: "((frage|sage|fragen|sagen) (ihn|ihm|sie|ihnen|die [a-z]{3,20}|den [a-z]{3,20}|dem [a-z]{3,20}|meinen? [a-z]{3,20}) (immer|dann|ob|was|wie))",
  continues: "((deshalb|darum|deswegen|also|dann|und dann|aber|und) (habe|hab|bin|hat|haben|war|frage|frag|mache|nehme|rufe|schreibe|lerne|ging|fragte|machte|rief) (ich|wir)|(aber|und) ich (frage|weiss|mache|lerne|habe dann|hab dann|rief|fragte|suche|finde|nehme|arbeite))",
  past: "war|waren|hatte|hatten|hat|ging|kam|sagte|fragte|wollte|konnte|musste|machte|dachte|wurde|wurden|gesagt|gefragt|gemacht|gegangen|gekommen|ge[a-z]{3,20}t|er|ihn|ihm|sein|damals",
  addressed: "(sie|ihnen|ihre|bitte|entschuldigung|kann ich|konnte ich|darf ich|konnen wir|konnten wir|ich mochte|ich brauche|ich wurde|ich will|gibt es|ich muss|wann|moment|ich bin|ich habe|mir|das war|ich weiss)",
  reportedAfter:
    '(~(sagt|sagte|meinte|rief|schrie|fragte|dachte) (er|sie|ich|der|die|man|einer|jemand|mein|meine)|(hat|habe|hab|hatte) (er|sie|ich|der|die|mein|meine|man) ~(gesagt|gefragt|gerufen|geschrien|gebeten|gedacht|gemeint))',
  padding: `
    aber ach alles also am an auch auf bei bin bitte da danke dann das dass dem den denn der des die dies diese dir doch du ehrlich eigentlich ein eine
    einen einfach einmal entschuldigen entschuldigung er erst es fur ganz genau gerade gern gerne gesagt gibt gut guten hab habe halt hallo hier ich ihnen ihr
    im in irgendwie is ist ja jetzt kann konnen konnten kurz leid leider mal mein meine mich mir mit moment na naja nein ne nicht noch nun nur ob oder oh okay
    schon sehr sein sich sie sind so sorry tag total tut uberhaupt und uns verzeihung vielen vielleicht von warum was weil wenn wie wir wirklich wissen wurde
    zu zum zur frage fragen machen mehr meinen wohl spontan puh tja ehrlicherweise glaube denke echt mag will mochte einer auch gar
  `,
})
