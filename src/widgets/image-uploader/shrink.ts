/** Longest side of a photo that is sent, in pixels. */
const maxSide = 1600;
const quality = 0.8;

/**
 * Makes a photo smaller and free of what the camera noted in it (place, device). Where the engine cannot, the photo goes as it is:
 * the server decides whether it takes it.
 */
export async function shrink(file: File): Promise<File> {
  try {
    const bitmap = await decode(file);
    const blob = await draw(bitmap);
    bitmap.close();
    return blob ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }) : file;
  } catch {
    return file;
  }
}

/** Engines before Chrome 111 do not know the option, and turn the picture upright without it. */
function decode(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => createImageBitmap(file));
}

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency; without a ground a screenshot would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
