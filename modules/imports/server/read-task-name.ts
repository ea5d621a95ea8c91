/** The task that reads the files of an import. A second one with the same key replaces the first if it has not started. */
export const READ_TASK = 'imports.read'

export const readTask = (importId: string, runAt?: Date) =>
  [READ_TASK, { import_id: importId }, { key: `import:${importId}`, runAt }] as const
