import type { Field } from '../field.ts'

/** Marketing, communication, media and design. */
export const MARKETING_AND_MEDIA: Field = {
  occupations: `
marketing | marketing executive, marketing officer, marketing coordinator, marketing assistant, marketing specialist, growth marketer, marketingreferent, marketingreferentin, marketingmanager, chargé de marketing, chargée de marketing, responsable marketing, chef de produit marketing, técnico de marketing
social media management | social media manager, social media executive, community manager, social-media-manager, social-media-managerin, gestionnaire de communauté
public relations | pr manager, pr officer, press officer, communications officer, comms officer, pressesprecher, pressereferent, öffentlichkeitsarbeit, attaché de presse, attachée de presse, chargé de communication, chargée de communication, responsable de comunicación, jefe de prensa
graphic design | graphic designer, designer graphic, artworker, mediengestalter, mediengestalterin, grafiker, grafikerin, grafikdesigner, graphiste, infographiste, maquettiste, diseñador gráfico, diseñadora gráfica
web design | web designer, webdesigner, webdesign, webdesigneuse, diseño web, diseñador web
journalism | journalist, reporter, news editor, sub-editor, redakteur, redakteurin, volontär, volontariat, journaliste, rédacteur, rédactrice, periodista, redactor, redactora
photography | photographer, fotograf, fotografin, photographe, fotógrafo, fotógrafa
video production | videographer, video producer, camera operator, video editor, kameramann, cadreur, monteur vidéo, réalisateur, operador de cámara, montador de vídeo
copywriting | copywriter, content writer, ux writer, texter, texterin, concepteur-rédacteur, redactor publicitario, redactor de contenidos
translation | translator, übersetzer, übersetzerin, traducteur, traductrice, traductor, traductora
interpreting | interpreter, dolmetscher, dolmetscherin, interprète, intérprete, interpreter public service
event management | event manager, event coordinator, events executive, eventmanager, veranstaltungskaufmann, veranstaltungskauffrau, chargé d'événementiel, chef de projet événementiel, organizador de eventos
`,
  work: `
paid search advertising | ppc, google ads, adwords, =SEA, bing ads, search ads, campañas de google ads
paid social advertising | paid social, meta ads, facebook ads, linkedin ads, tiktok ads, instagram ads
seo | search engine optimisation, search engine optimization, suchmaschinenoptimierung, référencement naturel, posicionamiento seo, keyword research, link building
email marketing | e-mail marketing, newsletter, newsletters, email campaigns, mailings, e-mailings, e-mail-marketing, emailing, envíos de newsletter
marketing automation | lead nurturing, automation flows < hubspot marketing, marketo, pardot, activecampaign
content marketing | content strategy, content plan, editorial calendar, blog posts, blog articles, redaktionsplan, calendrier éditorial, calendario editorial, creación de contenidos
web analytics | ga4, google analytics, analytics reports, webanalyse, web-analyse, analítica web
campaign management | marketing campaigns, campaign planning, kampagnenplanung, kampagnenmanagement, campagnes marketing, campañas de marketing
press releases | press release, pressemitteilungen, pressemitteilung, communiqués de presse, notas de prensa
market research | consumer insight, focus groups, marktforschung, études de marché, étude de marché, estudios de mercado
print production | print ready artwork, artwork, reinzeichnung, druckvorstufe, prepress, pre-press, pao, mise en page, maquetación, artes finales, preimpresión
corporate design | brand guidelines, brand identity, corporate identity, charte graphique, identité visuelle, identidad corporativa > brand management
packaging design | verpackungsdesign, diseño de envases
illustration | illustrating, illustrationen, ilustración
translation memory | cat tools, cat tool, cat-tools, outils de tao, memorias de traducción < sdl trados, trados studio, memoq, wordfast, phrase tms
subtitling | subtitles, untertitelung, sous-titrage, subtitulado, subtítulos
post-editing | machine translation post-editing, mtpe, pemt, post-édition, posedición
sworn translation | sworn translator, certified translations, beeidigte übersetzerin, beeidigter übersetzer, traducteur assermenté, traduction assermentée, traducción jurada, traductor jurado
proofreading | korrektorat, lektorat, relecture, corrección de textos > editing and proofreading
audio editing | podcast production, podcasts, radio editing, audioschnitt, montage audio, edición de audio
event logistics | venue sourcing, event budgets, delegate management, veranstaltungsorganisation, organisation d'événements, organización de eventos > event management
`,
  certificates: `
marketing qualification | cim qualified, cim diploma, google ads certification, google analytics certified, google analytics iq, hubspot certified
`,
}
