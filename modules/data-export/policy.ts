/** How long a finished export can be downloaded, in days. Then its file is deleted. */
export const EXPORT_DAYS = 7
