import './server/tables.ts'

export { notificationsById, type NotificationRow } from './server/notifications.read-model.ts'
