import { demoFolder } from '../../testkit/demo-folder';

/** Builds what is stale and writes the demonstration before the workers start, each of which would do it again. */
export default async function prepare(): Promise<void> {
  await demoFolder();
}
