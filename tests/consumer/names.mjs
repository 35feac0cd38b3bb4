// Says what each entry that is named exports when the program runs.
const names = {};
for (const entry of process.argv.slice(2)) names[entry] = Object.keys(await import(entry));
process.stdout.write(JSON.stringify(names));
