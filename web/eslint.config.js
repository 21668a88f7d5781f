import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST = { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: '^\\s*(d|points)="' };

export default ts.config(
    { ignores: ["fixtures", "node_modules", "public", "static", "src/net/protocol.ts"] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            "max-len": ["error", LONGEST],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "svelte/no-useless-mustaches": ["error", { ignoreIncludesComment: true, ignoreStringEscape: true }],
            // Maps that are read once in a while and drawn nowhere are plain on purpose.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
);
