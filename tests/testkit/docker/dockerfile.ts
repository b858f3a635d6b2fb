export interface Instruction {
  keyword: 'FROM' | 'WORKDIR' | 'COPY' | 'RUN' | 'ENV' | 'USER' | 'EXPOSE' | 'CMD';
  value: string;
}

export interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

const known: readonly string[] = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'CMD'];

function isKnown(keyword: string): keyword is Instruction['keyword'] {
  return known.includes(keyword);
}

function parseLine(line: string): Instruction {
  const [keyword = '', ...rest] = line.split(/\s+/);
  if (!isKnown(keyword)) throw new Error(`This test cannot follow the Dockerfile instruction ${keyword}.`);
  return { keyword, value: rest.join(' ') };
}

/** Parses the stages of a Dockerfile, in order; throws for unsupported instructions. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Stage[] = [];
  for (const instruction of lines.map(parseLine)) {
    if (instruction.keyword === 'FROM') {
      const match = /^(\S+) AS (\S+)$/.exec(instruction.value);
      if (match?.[1] === undefined || match[2] === undefined)
        throw new Error(`Unnamed stage: ${instruction.value}`);
      stages.push({ base: match[1], name: match[2], instructions: [] });
    } else {
      stages.at(-1)?.instructions.push(instruction);
    }
  }
  return stages;
}

export function stageOf(stages: Stage[], name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
}
