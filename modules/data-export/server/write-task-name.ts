export const WRITE_TASK = 'data-export.write'
