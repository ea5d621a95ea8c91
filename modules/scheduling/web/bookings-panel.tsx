export { BookingsPanel } from '#modules/rounds/web/bookings-panel.tsx'
