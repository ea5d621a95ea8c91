import { contentStems } from '#platform/ai/text/stop-words.ts'

/** Stems of words that are usual in requirements and do not say what is asked for. */
export const FILLER = new Set(
  contentStems(
    `experience experienced experiences knowledge knowledgeable skill skills ability abilities able strong solid proven excellent good great outstanding
     exceptional working understanding familiarity familiar proficiency proficient hands hand demonstrated demonstrable track record background
     expertise expert deep plus preferred required requirement must minimum least year years desire willingness willing comfortable confident
     environment related relevant similar equivalent field degree fluent fluency native use used using user level levels high higher highly advanced
     basic preferably ideally including e.g etc work works worked role position job jobs candidate person people passion passionate motivated
     motivation quick quickly new various multiple several different modern basis based day daily need needs ideal nice valid current currently
     professional practical practice previous prior successful successfully effective effectively fast paced independently independent safe safely
     secure regular regularly full part time times own least month months week weeks weekly monthly real life hold holder holding possess carry
     carries carried carrying out take takes taken taking part run runs running ran do done make makes making made provide providing provided
     handle handling handled deal dealing dealt support supporting supported prepare preparing prepared preparation perform performing performed
     conduct conducting conducted ensure ensuring manage managing managed management responsibility responsible responsibilities duties tasks
     one two three four five six seven eight nine ten twelve fifteen twenty zwei drei vier funf sechs acht zehn deux trois quatre cinq six huit dix
     dos tres cuatro cinco seis ocho diez equipo equipe task set help helped assist confidence good command sound within across whole end also both one two other others across get has have had
     acted act acting shown show qualification qualified fully formally recognised recognized date license licence certificate certification
     certified training trained course courses completed complete education proof state approved registration registered card
     planning plan plans planned reading read updating update updated updates setting improving improve improved recommending designing designed
     operating operate operated using delivering deliver delivered leading lead led driving monitor monitoring monitored overseeing oversee
     contributing contribute participating participate participation taking involvement involved exposure working close closely
     another guidelines guideline regulations richtlinien vorschriften bestimmungen directives consignes directrices
     evidence ideal ideally bonus advantage advantageous asset desirable essential beneficial welcome appreciated
     understand understands interest interested keen enthusiastic genuine friendly calm clear clearly accurate accurately reliable reliably
     correct correctly appropriate appropriately relevant sensitive thorough hands-on end-to-end busy high-volume dynamic demanding
     participation collaborate collaborating teilnahme mitarbeit mitwirkung planen planung umsetzung steuerung koordination organisation
     sorgfaltig sorgfaltige zuverlassig zuverlassige freundlich freundlicher hilfsbereit hilfsbereiter hoflich courteous polite helpful amable cordial souriant routiniert routinierter versiert nachweislich nachweisbar
     bonnes excellente excellentes parfaite aisance appetence planification conduite realiser assurer participer participation pilotage
     demostrable acreditada acreditable solida solidos amplia amplios participacion planificacion realizar
     adobe autodesk atlassian complex complexe complexes komplexe komplexer complejo compleja complejos complejas consistent consistently hit hits hitting achieve achieves achieving achieved proactive proactively competent kompetente kompetenter
     customer customers client clients patient patients guest guests people user users availability available behandlung methode methoden
     methodes metodos fortbildung weiterbildung niveau clientes pacientes usuarios kunden gaste fahrgaste clientele usagers utilisateurs
     disponibilite disponible disponibilidad verfugbarkeit orientation orientacion orientierung
     produce producing production create creating created write writing written build building built develop developing
     developed implement implementing implementation organise organize organising organizing coordinate coordinating area areas sector industry
     company companies business large small medium sized setting settings context team teams member members keep keeping kept
     kenntnis kenntnisse erfahrung erfahrungen berufserfahrung praxis praktische gute guter gutes sehr sicher sicherer sichere umgang fundierte
     mehrjahrige jahre jahr mindestens bereich abgeschlossene abgeschlossenes abgeschlossen ausbildung studium abschluss einer eines nachweis
     nachgewiesene fahigkeit bereitschaft idealerweise vorzugsweise wunschenswert vergleichbar vergleichbare vergleichbares gleichwertig
     tatigkeit arbeit arbeiten stelle hat eigene eigener eigenes selbststandig selbststandige durchfuhrung durchfuhren erstellung erstellen
     betreuung einsatz anwendung nutzung verantwortung verantwortlich gultig gultige gultiger niveau wort schrift begleitet bearbeitung
     travaux connaissances connaissance experience annees annee ans bonne bon maitrise niveau pratique capacite solide solides minimum moins savoir
     permis valide cours validite diplome formation titulaire equivalent domaine poste travail gestion suivi mise oeuvre realisation utilisation
     tenue chez dans aupres personnes realise avoir sein jour secteur
     conocimientos conocimiento experiencia anos ano buen buena nivel manejo dominio capacidad minimo menos titulo titulacion formacion vigor
     vigente equivalente puesto trabajo gestion sector uso haber realizacion elaboracion preparacion persona personas taller valido
     site sites access insbesondere vorallem notamment particularly particular especialmente especially klein kleine kleinen kleines kleiner
     langage lenguaje programmiersprache logiciel outil outils herramienta herramientas
     exp extensive substantial significant considerable recent further more than over several ample broad wide
     beruf berufs arbeits berufspraxis arbeitserfahrung vorerfahrung erste ersten erster erstes einschlagig einschlagige einschlagiger
     umfangreiche umfassende langjahrige langjahriger mehrere mehrjahriger umfeld rahmen uber
     confirmee confirmees confirme significative significatives reussie averee averees prealable plusieurs milieu environnement ambiance
     contrastada contrastado previa previo dilatada dilatado reciente minima demostrada comprobable comprobada ambito ambitos entorno varios area
     bachelor bachelor's master's university diploma master licence grado licenciatura hochschulabschluss`,
  ),
)

/** The stems of a text's words that say what is asked for. */
export function specialStems(text: string): string[] {
  return contentStems(text).filter(word => !FILLER.has(word) && !/^\d/u.test(word))
}
