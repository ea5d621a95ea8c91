export { ProposeRoundDialog } from '#modules/rounds/web/propose-round-dialog.tsx'
