/** A row of a list in the settings: who or what, something about it, and a button. Where there is no room the second part is below the first. */
export const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 lg:grid-cols-[minmax(0,1fr)_160px_88px]'
export const ROW_META = 'text-13 text-text-2 max-lg:row-start-2'
export const ROW_ACTION = 'justify-self-end max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1'
