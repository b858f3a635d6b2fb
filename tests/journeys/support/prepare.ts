import { demoFolder } from '../../testkit/demo-folder';

/** Builds and writes the demonstration once before the workers start. */
export default async function prepare(): Promise<void> {
  await demoFolder();
}
