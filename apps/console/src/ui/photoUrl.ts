/** Where a photo is fetched, by those who may see the record that it belongs to. */
export const photoUrl = (id: number): string => `/api/Common/PreviewDownloadFile?id=${id}`
