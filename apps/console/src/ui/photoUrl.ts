/** The address of a photo, for those who may see its record. */
export const photoUrl = (id: number): string => `/api/Common/PreviewDownloadFile?id=${id}`
