// Opens the window's page: fonts and tokens, what the person prefers, then the program itself.
import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource/alegreya-sc/500.css';
import '@fontsource/alegreya-sc/700.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/400-italic.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import { api } from './api.ts';
import App from './App.svelte';
import { preferences } from './shell/preferences.svelte.ts';
import StartScreen from './start/StartScreen.svelte';

// Read before the first paint, so that a light room never flashes dark.
const [start] = await Promise.all([api.start.read(), preferences.load()]);
const target = document.querySelector('#app')!;
const failure = start.ok ? start.value.failure : undefined;
if (failure) mount(StartScreen, { target, props: { failure, onstarted: () => location.reload() } });
else mount(App, { target });
